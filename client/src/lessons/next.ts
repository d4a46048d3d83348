// Where “Learn” leads: to the first of the two lessons for newcomers that is not done, and then to all that there are.
import type { ShownLesson } from '../net/wire.ts';

/** In the place of a lesson's name: whichever comes next for whoever follows the link. */
export const NEXT = 'next';

export function nextOf(lessons: readonly ShownLesson[]): ShownLesson | undefined {
  return lessons.find(({ kind, done }) => kind !== 'topic' && !done);
}
