// Requests to the server. Each answers with a struct of wire.ts, or throws what went wrong in words for people.
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

/** Below the page's own address, wherever the hall lives. */
export function address(path: string): URL {
  const url = new URL(path, document.baseURI);
  url.hash = '';
  return url;
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
const inMyLanguage = () => `lang=${language()}`;

/** Before all else: this browser gets the name by which the server knows it, and which a socket keeps as it began. */
export const introduce = () => get<wire.Me>('me').catch(() => null);
export const house = () => get<wire.House>(`house?${inMyLanguage()}`);
export const cards = (game: string) => get<wire.Cards>(`games/${game}/cards?${inMyLanguage()}`);
export const clauses = (game: string, lang: string) => get<wire.Clauses>(`games/${game}/clauses?lang=${lang}`);
export const setName = (name: string) => request<wire.Me>('PUT', 'me', { name });
export const statistics = () => get<wire.Statistics>('me/statistics');
export const openTables = () => get<wire.Tables>('tables');
export const myTables = () => get<wire.Tables>('me/tables');
export const openTable = (table: wire.TableIn) => post<wire.Made>('tables', table);
export const join = (table: string, seat: wire.JoinIn) => post<wire.ShownSeat>(`tables/${table}/join`, seat);
export const leave = (table: string) => post<unknown>(`tables/${table}/leave`);
export const seatLink = (table: string, seat: number) => post<wire.SeatLink>(`tables/${table}/seats/${seat}/link`);
export const hand = (table: string, seat: number) => post<unknown>(`tables/${table}/seats/${seat}/hand`);
export const rematch = (table: string, commitment: string) => post<wire.Made>(`tables/${table}/rematch?commitment=${commitment}`);
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
export const hints = (table: string, seat: number) => get<wire.Hints>(`tables/${table}/hints?seat=${seat}&${inMyLanguage()}`);
export const verdict = (table: string, step: number) =>
  get<wire.ShownVerdict>(`tables/${table}/steps/${step}/verdict?${inMyLanguage()}`);
export const course = (table: string) => get<wire.Course>(`tables/${table}/course`);
export const step = (table: string, step: number, seat: number) =>
  get<wire.ShownStep>(`tables/${table}/steps/${step}?seat=${seat}&${inMyLanguage()}`);
