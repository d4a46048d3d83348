// Passkeys, as the browser makes and shows them. WebAuthn's JSON has bytes as base64url; older browsers want the bytes.
import * as api from './api.ts';
import type { Kept, Operator, PasskeyOptions } from './wire.ts';

type Json = Record<string, unknown>;

/** Whether this browser would make a passkey for this page. */
export const canHavePasskeys = () => window.isSecureContext && typeof PublicKeyCredential === 'function';

export async function makePasskey(name: string): Promise<Kept> {
  const options = (await api.passkeyOptions()).options as Json;
  const user = options['user'] as Json;
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options['challenge']),
      user: { ...user, id: bytes(user['id']) },
      excludeCredentials: described(options['excludeCredentials']),
    } as unknown as PublicKeyCredentialCreationOptions,
  });
  return api.addPasskey(written(made as PublicKeyCredential), name);
}

export async function showPasskey(): Promise<Kept> {
  return api.signinWithPasskey(await shown(await api.signinOptions()));
}

/** The same passkey again, to open the page of the host. */
export async function showPasskeyAsHost(): Promise<Operator> {
  return api.enterAsHost(await shown(await api.hostOptions()));
}

async function shown(asked: PasskeyOptions): Promise<Json> {
  const options = asked.options as Json;
  const credential = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options['challenge']),
      allowCredentials: described(options['allowCredentials']),
    } as unknown as PublicKeyCredentialRequestOptions,
  });
  return written(credential as PublicKeyCredential);
}

function described(list: unknown): unknown[] {
  return ((list as Json[] | undefined) ?? []).map((one) => ({ ...one, id: bytes(one['id']) }));
}

function written(credential: PublicKeyCredential): Json {
  const answer = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const response: Json = { clientDataJSON: text(answer.clientDataJSON) };
  if (answer.attestationObject) response['attestationObject'] = text(answer.attestationObject);
  if (answer.authenticatorData) response['authenticatorData'] = text(answer.authenticatorData);
  if (answer.signature) response['signature'] = text(answer.signature);
  if (answer.userHandle) response['userHandle'] = text(answer.userHandle);
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response,
    clientExtensionResults: {},
  };
}

function bytes(said: unknown): Uint8Array<ArrayBuffer> {
  const letters = atob(String(said).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(data));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
