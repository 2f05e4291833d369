import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** False alarms: valid by the standards, but unknown to the checker. */
const younger = [
  // SVG 2: `pathLength` is allowed on every shape.
  /^Attribute “pathLength” not allowed on element “circle”/,
];

/**
 * Runs the Nu HTML Checker over all files in one process.
 * @returns its errors, one line each, without what it only advises
 */
export function checkHtml(java: string, files: readonly string[]): string[] {
  const { stderr, error } = spawnSync(java, ['-Xss2m', '-jar', jar, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .filter(({ message }) => !younger.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`);
}
