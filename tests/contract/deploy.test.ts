import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createHealthRoutes } from '#routes/health-routes.ts';
import { settingsSchema } from '#platform/env/settings-schema.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { productionScripts } from '../../scripts/installed-packages.mjs';
import { sources } from '../../scripts/package/package-portal.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const settingNames = Object.keys(settingsSchema.entries);
const { port, deskPort } = parseSettings({});

type Environment = Record<string, string>;
const textsOf = (values: Readonly<Record<string, unknown>>): Environment =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** How long an orderly end takes at most with these settings. */
function stopSecondsOf(env: Environment): number {
  const { delayMs, limitMs } = parseSettings(env).stopping;
  return (delayMs + limitMs) / 1000;
}

/** Instructions of the Dockerfile with their arguments; lines that end with a backslash go on in the next. */
const instructions = read('Dockerfile')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', ...rest] = line.split(/\s+/);
    return { name, rest };
  });
const argumentsOf = (name: string) =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest);
const imageEnvironment = Object.fromEntries(
  argumentsOf('ENV')
    .flat()
    .map((pair) => pair.split('=') as [string, string]),
);
const execFormOf = (name: string) => JSON.parse(argumentsOf(name).at(-1)?.join(' ') ?? '') as string[];

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  securityContext: object;
  volumeMounts: { mountPath: string }[];
}
interface Pod {
  terminationGracePeriodSeconds: number;
  enableServiceLinks: boolean;
  securityContext: object;
  containers: [Container];
}
interface Manifest {
  kind: string;
  stringData: Environment;
  spec: {
    minAvailable: number;
    replicas: number;
    ports: { targetPort: string }[];
    template: { spec: Pod };
    jobTemplate: { spec: { template: { spec: Pod } } };
  };
}

const manifests = globSync('kubernetes/*.yaml', { cwd: join(root, 'deploy') })
  .flatMap((file) => parseAllDocuments(read(file)))
  .map((document) => document.toJS() as Manifest);
function getManifest(kind: string): Manifest {
  const found = manifests.find((each) => each.kind === kind);
  if (!found) throw new Error(`deploy/kubernetes has no ${kind}`);
  return found;
}
const pods = {
  portal: getManifest('Deployment').spec.template.spec,
  backup: getManifest('CronJob').spec.jobTemplate.spec.template.spec,
};
/** What the container gets: from the image, the secret and its own lines. */
const environmentOf = ({ containers: [{ env }] }: Pod): Environment => ({
  ...imageEnvironment,
  ...getManifest('Secret').stringData,
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
});

interface Service {
  environment: Readonly<Record<string, unknown>>;
  stop_grace_period: string;
  read_only: boolean;
  volumes: string[];
}

/** What a team writes into .env, with a value for each line that has none. */
const exampleLines = read('.env.example')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('=') as [string, string]);
const filledIn: Environment = {
  ...Object.fromEntries(exampleLines),
  POSTGRES_PASSWORD: 'f'.repeat(48),
  DESK_SECRET: 's'.repeat(44),
};
const placeholder = /\$\{(\w+)(?::\?|:-([\w/]*))\}/g;
const fillIn = (text: string) =>
  text.replaceAll(
    placeholder,
    // Compose takes the usual value in the place of an empty one too.
    (_, name: string, usual = '') => (filledIn[name] ?? `no ${name} in .env.example`) || usual,
  );
const composeText = read('compose.yaml');
const compose = parse(
  composeText,
  (_, value: unknown) => (typeof value === 'string' ? fillIn(value) : value),
  { merge: true },
) as { services: Record<string, Service> };
const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('portal-'));

test.each(globSync('**/*.yaml', { cwd: join(root, 'deploy') }))('%s is YAML without warnings', (file) => {
  for (const { errors, warnings } of parseAllDocuments(read(file), { merge: true }))
    expect([...errors, ...warnings]).toEqual([]);
});

test('every setting that is named exists and has a value that the start accepts', () => {
  const unit = Object.fromEntries(
    [...read('tideport.service').matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Environment;
  const environments = [
    unit,
    imageEnvironment,
    ...Object.values(pods).map(environmentOf),
    ...nodes.map(([, { environment }]) => textsOf(environment)),
  ];
  for (const environment of environments) {
    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(Object.keys(environment)).not.toEqual([]);
    expect(() => parseSettings(environment)).not.toThrow();
  }
});

test('compose.yaml asks for exactly what .env.example explains', () => {
  const asked = [...composeText.matchAll(placeholder)].map(([, name]) => name);
  expect([...new Set(asked)].sort()).toEqual(exampleLines.map(([name]) => name).sort());
});

test('the database that compose.yaml starts is the one that the portal gets', () => {
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = compose.services['postgres']?.environment ?? {};
  for (const [, { environment }] of nodes)
    expect(environment['DATABASE_URL']).toBe(
      `postgres://${String(POSTGRES_USER)}:${String(POSTGRES_PASSWORD)}@postgres:5432/${String(POSTGRES_DB)}`,
    );
});

test('one node of several makes the backups, on a volume', () => {
  const makers = nodes.filter(([, { environment }]) => 'BACKUP_HOURS' in environment);
  expect(nodes).toHaveLength(2);
  expect(makers).toHaveLength(1);
  for (const [, { environment, volumes }] of makers)
    expect(volumes.map((each) => each.split(':')[1])).toContain(environment['BACKUP_FOLDER']);
  expect(environmentOf(pods.portal)).not.toHaveProperty('BACKUP_HOURS');
  const [{ args = [], volumeMounts }] = pods.backup.containers;
  expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(args[args.indexOf('--to') + 1]);
});

test('every port is one that the portal takes', () => {
  expect(argumentsOf('EXPOSE').flat().map(Number)).toEqual([port, deskPort]);
  const [{ ports = [] }] = pods.portal.containers;
  expect(ports.map(({ containerPort }) => containerPort)).toEqual([port, deskPort]);
  const names = ports.map(({ name }) => name);
  expect(getManifest('Service').spec.ports.map(({ targetPort }) => targetPort)).toEqual(names);
  const behind = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, each]) => Number(each));
  expect(behind('Caddyfile', /portal-\d:(\d+)/g)).toEqual([port, port, deskPort, deskPort]);
  expect(behind('Caddyfile', /health_port (\d+)/g)).toEqual([port]);
  // Without the pause Caddy may ask the same node again.
  expect(read('Caddyfile')).toMatch(/lb_retries 1\n\s+fail_duration \ds\n/);
  expect(behind('nginx.conf', /^\tserver 127\.0\.0\.1:(\d+)/gm)).toEqual([port, deskPort]);
});

test('the proxies redirect pages to https, refuse calls of the API by http, and take no old TLS', () => {
  const byHttp = (text: string) => /^server \{\n\tlisten 80;[^]*?^\}/m.exec(text)?.[0] ?? '';
  expect(byHttp(read('nginx.conf'))).toMatch(/location ~ \^\/\(v1\|api\)\/ \{\s+return 403;/);
  expect(byHttp(read('nginx.conf'))).toContain('return 301 https://$host$request_uri;');
  expect(read('nginx.conf')).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  const [, caddy = ''] =
    /^http:\/\/\{\$PORTAL_NAME\}, http:\/\/\{\$DESK_NAME\} \{([^]*?)^\}/m.exec(read('Caddyfile')) ?? [];
  expect(caddy).toMatch(/@calls path \/v1\/\* \/api\/\*\s+handle @calls \{\s+respond 403/);
  expect(caddy).toContain('redir https://{host}{uri} 308');
});

test('every probe asks for an address that the portal has', () => {
  const health = createHealthRoutes({
    askDatabase: () => Promise.resolve(),
    isOpen: () => true,
    canWrite: () => true,
  });
  const paths = health.routes.map(({ path }) => path);
  const [{ startupProbe, readinessProbe, livenessProbe }] = pods.portal.containers;
  const [, inImage] = /127\.0\.0\.1:4000(\/\w+)/.exec(argumentsOf('HEALTHCHECK').flat().join(' ')) ?? [];
  const [, ofProxy] = /health_uri (\S+)/.exec(read('Caddyfile')) ?? [];
  const probed = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path);
  for (const path of [...probed, inImage, ofProxy]) expect(paths).toContain(path);
  // A node that ends, or whose database is gone, gets no requests, and is not killed for it.
  expect([readinessProbe.httpGet.path, ofProxy]).toEqual(['/readyz', '/readyz']);
  expect([livenessProbe.httpGet.path, inImage]).toEqual(['/healthz', '/healthz']);
});

test('every service manager waits longer than an orderly end takes', () => {
  const { terminationGracePeriodSeconds } = pods.portal;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(stopSecondsOf(environmentOf(pods.portal)));
  const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(read('tideport.service')) ?? [];
  expect(Number(timeout)).toBeGreaterThan(stopSecondsOf({}));
  for (const [, { environment, stop_grace_period: grace }] of nodes)
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(stopSecondsOf(textsOf(environment)));
});

test('nothing runs as root or writes beside its data', () => {
  for (const { securityContext, containers } of Object.values(pods)) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true });
    expect(containers[0].securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  }
  for (const [, node] of nodes) expect(node.read_only).toBe(true);
  expect(argumentsOf('USER')).toEqual([['10001:10001']]);
});

test('no pod takes addresses of other services for settings', () => {
  for (const pod of Object.values(pods)) expect(pod.enableServiceLinks).toBe(false);
});

test('the image is made of what is in the checkout and starts what it has', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/^\//, ''));
  const install = 'deploy/install.sh';
  for (const source of [...sources, 'brand', install, '.npmrc']) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(ignored).not.toContain(source.split('/')[0]);
  }
  const made = argumentsOf('RUN')
    .find((words) => words.includes(install))
    ?.at(-1);
  expect(argumentsOf('COPY')).toEqual([
    ['.', '.'],
    ['--from=build', made, made],
  ]);
  expect(argumentsOf('WORKDIR').at(-1)).toEqual([made]);
  const started = [...execFormOf('ENTRYPOINT'), ...execFormOf('CMD')];
  expect(started).toEqual([`${made}/bin/node`, 'scripts/bootstrap.mjs', 'scripts/serve.ts']);
  expect(productionScripts).toContain(pods.backup.containers[0].args?.[0]);
  expect(read('tideport.service')).toContain(
    'ExecStart=/opt/tideport/current/bin/node scripts/bootstrap.mjs scripts/serve.ts\n',
  );
});
