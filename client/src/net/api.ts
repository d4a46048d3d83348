// Requests to the server. Each answers with a struct of wire.ts, or throws what went wrong in words for people.
import { root } from '../router.svelte.ts';
import { language } from '../words/words.svelte.ts';
import type { ProvedFile } from './fair.ts';
import type * as wire from './wire.ts';

export class Failed extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** Below the hall's own address, wherever it lives. */
export function address(path: string): URL {
  return new URL(path, root);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(`api/${path}`), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Failed('offline', '');
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<wire.Problem>;
    throw new Failed(problem.code ?? String(response.status), problem.detail ?? response.statusText);
  }
  return (await response.json()) as T;
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
const query = (said: Record<string, string | number | boolean>) =>
  new URLSearchParams(Object.entries(said).map(([name, value]) => [name, String(value)])).toString();
const inMyLanguage = () => `lang=${language()}`;

export const me = () => get<wire.Me>('me');
export const house = () => get<wire.House>(`house?${inMyLanguage()}`);
export const cards = (game: string) => get<wire.Cards>(`games/${game}/cards?${inMyLanguage()}`);
export const clauses = (game: string, lang: string) => get<wire.Clauses>(`games/${game}/clauses?lang=${lang}`);
export const howTo = (game: string) => get<wire.HowToPage>(`games/${game}/howto?${inMyLanguage()}`);
export const position = (game: string, name: string) => get<wire.Position>(`games/${game}/positions/${name}`);
export const lessonTexts = (game: string) => get<wire.LessonTexts>(`games/${game}/lesson-texts?${inMyLanguage()}`);
export const lessons = (game: string) => get<wire.Lessons>(`games/${game}/lessons?${inMyLanguage()}`);
export const puzzles = (game: string) => get<wire.Puzzles>(`games/${game}/puzzles`);
/** A lesson or a puzzle is taken in the same way. */
export type Taken = 'lessons' | 'puzzles';
export const lesson = (game: string, lesson: string, kind: Taken = 'lessons') =>
  get<wire.LessonState>(`games/${game}/${kind}/${lesson}?${inMyLanguage()}`);
/** The lesson after these moves, and perhaps one more. */
export const lessonAfter = (
  game: string,
  lesson: string,
  moves: readonly number[],
  move: number | null = null,
  kind: Taken = 'lessons',
) => post<wire.LessonState>(`games/${game}/${kind}/${lesson}?${inMyLanguage()}`, { moves, move });
/** The solution of a puzzle, answer by answer. */
export const solution = (game: string, puzzle: string) =>
  get<wire.ShownCopy>(`games/${game}/puzzles/${puzzle}/line?${inMyLanguage()}`);
/** What to do at a table of one's own, after these answers. */
export const companion = (room: string, text: string) =>
  post<wire.Page>(`companion/${room}?${inMyLanguage()}`, { text });
/** The score sheet of a game to be filled in, and what to lay out before it. */
export const papers = (game: string) => get<wire.Papers>(`games/${game}/papers?${inMyLanguage()}`);
export const sheet = (game: string, said: wire.SheetIn) =>
  post<wire.Counted>(`games/${game}/sheet?${inMyLanguage()}`, said);
export const setMe = (me: wire.MeIn) => request<wire.Me>('PUT', `me?${inMyLanguage()}`, me);
// Being somebody.
export const keys = () => get<wire.Keys>('me/keys');
export const keep = (name: string) => post<wire.Kept>(`me/keep?${inMyLanguage()}`, { name });
export const passkeyOptions = () => post<wire.PasskeyOptions>(`me/passkey-options?${inMyLanguage()}`);
export const addPasskey = (credential: Record<string, unknown>, name: string) =>
  post<wire.Kept>(`me/passkeys?${inMyLanguage()}`, { credential, name });
export const dropPasskey = (id: string) => request<unknown>('DELETE', `me/passkeys/${id}?${inMyLanguage()}`);
export const newRecovery = () => post<wire.Kept>('me/recovery');
export const deviceLink = () => post<wire.DeviceLink>('me/device');
export const endSession = (id: string) => request<unknown>('DELETE', `me/sessions/${id}`);
export const endOtherSessions = () => request<unknown>('DELETE', 'me/sessions');
export const signinOptions = () => post<wire.PasskeyOptions>(`signin/options?${inMyLanguage()}`);
export const signinWithPasskey = (credential: Record<string, unknown>) =>
  post<wire.Kept>(`signin/passkey?${inMyLanguage()}`, { credential });
export const signinWithRecovery = (code: string) => post<wire.Kept>(`signin/recovery?${inMyLanguage()}`, { code });
export const signinWithLink = (secret: string) => post<wire.Kept>(`signin/device?${inMyLanguage()}`, { secret });
export const signOut = () => post<unknown>('signout');
export const deleteMe = () => request<wire.Deleted>('DELETE', 'me');
export const collection = (game: string) => get<wire.Collection>(`me/collection/${game}`);
// Coming back.
export const next = () => get<wire.Next>('me/next');
export const ways = () => get<wire.Ways>('me/ways');
export const pushTo = (device: wire.PushIn) => post<wire.Ways>(`me/push?${inMyLanguage()}`, device);
export const stopPushTo = (endpoint: string) => post<wire.Ways>('me/push/stop', { endpoint });
export const tryPush = () => post<unknown>(`me/push/trial?${inMyLanguage()}`);
export const setWebhook = (webhook: string) => request<wire.Ways>('PUT', `me/webhook?${inMyLanguage()}`, { webhook });
export const setMail = (address: string) => request<wire.Ways>('PUT', `me/mail?${inMyLanguage()}`, { address });
export const confirmMail = (secret: string) => post<unknown>(`mail/confirm?${inMyLanguage()}`, { secret });
export const stopMail = (secret: string) => post<unknown>(`mail/stop?${inMyLanguage()}`, { secret });
// The host.
export const host = () => get<wire.Operator>('host');
export const hostOptions = () => post<wire.PasskeyOptions>(`host/options?${inMyLanguage()}`);
export const enterAsHost = (credential: Record<string, unknown>) =>
  post<wire.Operator>(`host/enter?${inMyLanguage()}`, { credential });
export const hostPersons = (find: string) => get<wire.HostPersons>(`host/persons?${query({ find, lang: language() })}`);
export const hostTables = (find: string) => get<wire.HostTables>(`host/tables?${query({ find, lang: language() })}`);
export const hostReports = () => get<wire.HostReports>(`host/reports?${inMyLanguage()}`);
export const ban = (person: string, said: wire.BanIn) =>
  post<unknown>(`host/persons/${person}/ban?${inMyLanguage()}`, said);
export const unban = (person: string) => request<unknown>('DELETE', `host/persons/${person}/ban`);
export const renamePerson = (person: string, name: string) =>
  request<unknown>('PUT', `host/persons/${person}/name?${inMyLanguage()}`, { name });
export const erasePerson = (person: string) => request<unknown>('DELETE', `host/persons/${person}?${inMyLanguage()}`);
export const deleteAsHost = (table: string) => request<unknown>('DELETE', `host/tables/${table}?${inMyLanguage()}`);
export const settleReport = (table: string, n: number) => request<unknown>('DELETE', `host/reports/${table}/${n}`);
export const tellEverybody = (said: string, hours: number) =>
  request<unknown>('PUT', `host/notice?${inMyLanguage()}`, { said, hours });
// Players; without a mark, me.
export const playerPage = (mark: string) =>
  get<wire.ShownPlayer>(mark ? `players/${mark}?${inMyLanguage()}` : 'me/page');
export const playedGames = (mark: string, filters: Record<string, string | number | boolean>) =>
  get<wire.PlayedGames>(`${mark ? `players/${mark}` : 'me'}/games?${query(filters)}`);
export const ratingCurve = (mark: string, game: string) =>
  get<wire.Curve>(`${mark ? `players/${mark}` : 'me'}/ratings/${game}`);
export const leaders = (game: string) => get<wire.Leaders>(`games/${game}/leaders`);
export const turns = () => get<wire.Turns>('me/turns');
// Finding each other.
export const seeks = () => get<wire.Seeks>('seeks');
export const seek = (wish: wire.SeekIn) => post<wire.Seeks>(`seeks?${inMyLanguage()}`, wish);
export const joinSeek = (id: string, commitment: string) =>
  post<wire.Seeks>(`seeks/${id}/join?${inMyLanguage()}`, { commitment });
export const stopSeek = (id: string) => request<unknown>('DELETE', `seeks/${id}`);
export const daily = () => get<wire.Daily>('daily');
export const playDaily = (game: string) => post<wire.Made>(`daily/${game}?${inMyLanguage()}`);
export const tries = (game: string, day: string) => get<wire.Tries>(`daily/${game}/${day}?${inMyLanguage()}`);
export const foundClub = (club: wire.ClubIn) => post<wire.ClubMade>(`clubs?${inMyLanguage()}`, club);
export const club = (id: string, night = 0) => get<wire.ShownClub>(`clubs/${id}?night=${night}&${inMyLanguage()}`);
export const clubNights = (id: string) => get<wire.ClubNights>(`clubs/${id}/nights?${inMyLanguage()}`);
export const planNight = (id: string, night: wire.NightIn) =>
  post<wire.ShownClub>(`clubs/${id}/nights?${inMyLanguage()}`, night);
export const quitClub = (id: string) => post<unknown>(`clubs/${id}/quit?${inMyLanguage()}`);
export const myClubs = () => get<wire.MyClubs>('me/clubs');
export const joinClub = (id: string) => post<wire.ShownClub>(`clubs/${id}/join?${inMyLanguage()}`);
export const leaveClub = (id: string) => post<unknown>(`clubs/${id}/leave?${inMyLanguage()}`);
export const forfeit = (club: string, board: number, seats: number[]) =>
  post<wire.ShownClub>(`clubs/${club}/boards/${board}/forfeit?${inMyLanguage()}`, { seats });
export const bindForRound = (id: string, number: wire.NumberIn) => post<unknown>(`clubs/${id}/number`, number);
export const nextRound = (id: string) => post<wire.ShownClub>(`clubs/${id}/next?${inMyLanguage()}`);
export const openTables = () => get<wire.Tables>('tables');
export const myTables = () => get<wire.Tables>('me/tables');
export const share = () => get<wire.Share>('share');
export const setShare = (on: boolean) => request<wire.Share>('PUT', 'share', { on });
/** In a body, since a link may hold a secret, and addresses are written down along the way. */
export const fill = (table: string, level: string) => post<unknown>(`tables/${table}/fill`, { level });
export const resize = (table: string, players: number) =>
  request<unknown>('PUT', `tables/${table}/seats?${inMyLanguage()}`, { players });
export const openTable = (table: wire.TableIn) => post<wire.Made>('tables', table);
export const join = (table: string, seat: wire.JoinIn) => post<wire.ShownSeat>(`tables/${table}/join`, seat);
export const leave = (table: string) => post<unknown>(`tables/${table}/leave?${inMyLanguage()}`);
export const seatLink = (table: string, seat: number) => post<wire.SeatLink>(`tables/${table}/seats/${seat}/link`);
export const hand = (table: string, seat: number) => post<unknown>(`tables/${table}/seats/${seat}/hand`);
export const rematch = (table: string, again: boolean, commitment = '') =>
  post<wire.Made>(`tables/${table}/rematch`, { again, commitment });
export const talk = (table: string) => get<wire.Lines>(`tables/${table}/talk`);
export const report = (table: string, line: number, why: string) =>
  post<unknown>(`tables/${table}/talk/${line}/report`, { why });
export const block = (table: string, line: number) => post<unknown>(`tables/${table}/talk/${line}/block`);
/** Whoever sits there, whether they have said anything or not. */
export const blockSeat = (table: string, seat: number) =>
  post<unknown>(`tables/${table}/seats/${seat}/block?${inMyLanguage()}`);
export const reportSeat = (table: string, seat: number, why: string) =>
  post<unknown>(`tables/${table}/seats/${seat}/report?${inMyLanguage()}`, { why });
export const blocks = () => get<wire.Blocks>('me/blocks');
export const unblock = (key: string) => request<wire.Blocks>('DELETE', `me/blocks/${key}`);
export const reveal = (table: string, nonce: string) => post<unknown>(`tables/${table}/reveal`, { nonce });
export const deal = (table: string) => get<wire.ShownDeal>(`tables/${table}/deal`);
export const file = (table: string) => get<ProvedFile>(`tables/${table}/file`);
export const rulesOf = (table: string) => get<wire.ShownRules>(`tables/${table}/rules?${inMyLanguage()}`);
/** My word that a game goes on under a version of the rules, or (null) ends without a result. */
export const agreeToRules = (table: string, version: number | null) =>
  post<wire.ShownRules>(`tables/${table}/rules?${inMyLanguage()}`, { version });
export const remove = (table: string) => request<wire.Deleted>('DELETE', `tables/${table}`);
export const branch = (table: string, at: wire.BranchIn) => post<wire.Made>(`tables/${table}/branch`, at);
export const bringIn = (file: string) => post<wire.Made>('files', JSON.parse(file));
export const log = (table: string, seat: number) => get<wire.Log>(`tables/${table}/log?seat=${seat}&${inMyLanguage()}`);
export const tableOf = (table: string) => get<wire.ShownTable>(`tables/${table}`);
export const cardsOf = (table: string) => get<wire.Cards>(`tables/${table}/cards?${inMyLanguage()}`);
export const hints = (table: string, seat: number) =>
  get<wire.Hints>(`tables/${table}/hints?seat=${seat}&${inMyLanguage()}`);
export const shownCopy = (table: string, seat: number, option: number) =>
  get<wire.ShownCopy>(`tables/${table}/copy?seat=${seat}&option=${option}&${inMyLanguage()}`);
export const themes = (game: string) => get<wire.Themes>(`me/themes/${game}?${inMyLanguage()}`);
export const verdict = (table: string, step: number) =>
  get<wire.ShownVerdict>(`tables/${table}/steps/${step}/verdict?${inMyLanguage()}`);
export const course = (table: string) => get<wire.Course>(`tables/${table}/course`);
export const step = (table: string, step: number, seat: number) =>
  get<wire.ShownStep>(`tables/${table}/steps/${step}?seat=${seat}&${inMyLanguage()}`);
