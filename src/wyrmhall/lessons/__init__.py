"""Lessons: prepared games that teach by being played. docs/lessons.md tells how to write one."""

from wyrmhall.lessons.format import BadLesson, Lesson, lesson_of, lessons_of, names_of
from wyrmhall.lessons.runner import Course, Reply

__all__ = ["BadLesson", "Course", "Lesson", "Reply", "lesson_of", "lessons_of", "names_of"]
