// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
