import type { SingleSignOnSettings } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';
import {
  refusalPath,
  singleSignOnRefusalWords,
  type OfferedSingleSignOn,
} from '../../model/single-sign-on.ts';
import { refuse, tell, wait, withCookies } from '../auth-answers.ts';
import { browserOf } from '../browser-of.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { singleSignOnProvider } from './provider-id.ts';
import type { Attempt, SingleSignOnAuth } from './single-sign-on-auth.ts';

/** Calls of one network address: each begun sign-in is a row for ten minutes. */
const callsOfAddress = { name: 'single sign-on calls', points: 120, windowSeconds: 15 * 60, isKept: true };

const callbackPath = `/api/auth/callback/${singleSignOnProvider}`;

interface HandlerOptions {
  settings: SingleSignOnSettings;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
  /** Loads what talks to the provider. @throws Error where the provider cannot be used */
  load: () => Promise<SingleSignOnAuth>;
  log: Log | undefined;
}

/** The cookie of the begun sign-in: a session that is open already has no part in it. */
function stateHeaders(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const state = cookies.filter((cookie) => cookie.split('=')[0]?.endsWith('.state'));
  return new Headers({ cookie: state.join('; '), 'User-Agent': browserOf(headers) });
}

/** Leads to a page of the desk, never to another place: better-auth's own redirect is not followed. */
function leave(path: string, answer?: Response): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', Location: path });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Keeps what was loaded; a failure is forgotten, so that the next person asks the provider again. */
function keepLoaded({ load, log }: HandlerOptions): () => Promise<SingleSignOnAuth | undefined> {
  let loaded: Promise<SingleSignOnAuth> | undefined;
  return async () => {
    loaded ??= load();
    return loaded.catch((error: unknown) => {
      loaded = undefined;
      log?.warn({ error }, 'single sign-on: the provider cannot be used');
      return undefined;
    });
  };
}

/** Errors with which a provider leads back (RFC 6749, §4.1.2.1; OpenID Connect Core 1.0, §3.1.2.6), but for those that the person chose. */
const providerErrors = new Set([
  ...['invalid_request', 'unauthorized_client', 'unsupported_response_type', 'invalid_scope', 'server_error'],
  ...['temporarily_unavailable', 'interaction_required', 'login_required', 'account_selection_required'],
  ...[
    'request_not_supported',
    'request_uri_not_supported',
    'registration_not_supported',
    'invalid_request_object',
  ],
]);

/** Why the person is not signed in, where no step of the desk said so. */
function findFailure(answer: Response, query: URLSearchParams): Attempt {
  const error = query.get('error') ?? '';
  if (providerErrors.has(error))
    return { refusal: 'provider-error', reason: `the provider leads back with ${error}` };
  const isOurs =
    answer.status >= 500 || (answer.headers.get('location') ?? '').includes('internal_server_error');
  return isOurs ? { refusal: 'desk-error', reason: `better-auth answered ${answer.status}` } : {};
}

function createSteps({ knownDevices, record }: OwnDependencies, options: HandlerOptions) {
  const { deskOrigin } = options;
  const find = keepLoaded(options);

  async function begin(request: Request): Promise<Response> {
    if (new URL(request.url).host !== new URL(deskOrigin).host)
      return refuse(409, `Single sign-on works under ${deskOrigin} only. Open the desk there.`);
    const used = await find();
    // Asked each time: a person is not led away to a page that does not open.
    if (!used || !(await used.responds())) return refuse(503, singleSignOnRefusalWords.unreachable);
    const place = `${deskOrigin}/`;
    const answer = await used.auth.api.signInSocial({
      headers: new Headers(),
      body: {
        provider: singleSignOnProvider,
        callbackURL: place,
        errorCallbackURL: place,
        disableRedirect: true,
      },
      asResponse: true,
    });
    if (!answer.ok) return refuse(500, 'Internal error');
    const { url } = (await answer.clone().json()) as { url: string };
    return withCookies(answer, { url });
  }

  async function turnAway(
    { refusal = 'not-finished', reason, email = '' }: Attempt,
    clientAddress: string,
  ): Promise<Response> {
    options.log?.warn({ refusal, reason }, 'single sign-on: a sign-in was refused');
    await record({ kind: 'sign-in', outcome: 'single-sign-on-refused', email, clientAddress });
    return leave(refusalPath(refusal));
  }

  async function finish(request: Request, clientAddress: string): Promise<Response> {
    const used = await find();
    if (!used) return turnAway({ refusal: 'unreachable' }, clientAddress);
    const { search, searchParams } = new URL(request.url);
    const headers = stateHeaders(request.headers);
    const { answer, attempt } = await used.finish(
      new Request(`${deskOrigin}${callbackPath}${search}`, { headers }),
    );
    const { email } = attempt;
    const isIn = answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${used.sessionCookie}=`));
    if (!isIn) return turnAway({ ...findFailure(answer, searchParams), ...attempt }, clientAddress);
    await record({ kind: 'sign-in', outcome: 'single-sign-on', email: email ?? '', clientAddress });
    return email === undefined ? leave('/', answer) : knownDevices.remember(leave('/', answer), email);
  }
  return { begin, finish };
}

/** Answers the three calls of single sign-on; undefined for any other. @param options absent where it is off */
export function createSingleSignOnHandler(parts: OwnDependencies, options: HandlerOptions | undefined) {
  const offered: OfferedSingleSignOn | null = options ? { name: options.settings.name } : null;
  const steps = options && createSteps(parts, options);
  const { limits } = parts;

  return async (call: string, request: Request, clientAddress: string): Promise<Response | undefined> => {
    if (call === 'GET /api/auth/single-sign-on') return tell(offered);
    const isBegin = call === 'POST /api/auth/single-sign-on';
    if (!steps || (!isBegin && call !== `GET ${callbackPath}`)) return undefined;
    const refusal = await limits.take([{ rule: callsOfAddress, key: clientAddress }]);
    if (refusal) return wait(refusal.retryAfterSeconds);
    return isBegin ? steps.begin(request) : steps.finish(request, clientAddress);
  };
}
