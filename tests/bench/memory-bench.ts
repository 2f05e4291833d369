import { measureResident } from '../support/load/measure-resident.ts';
import type { Report } from './figure.ts';

const megabyte = 1024 * 1024;

/** What the portal's process takes at most, in megabytes. */
const goals = { started: 270, pages: 460, details: 470 };

/** Resident memory after a start, and after every public page was requested in every language. */
export async function benchMemory(report: Report): Promise<void> {
  const { startedBytes, pagesBytes, pages, detailsBytes, details, refused } = await measureResident();
  const tell = (name: string, bytes: number, goal: number) =>
    report({
      name,
      figure: `${(bytes / megabyte).toFixed(0)} MB`,
      ratio: `${(bytes / megabyte / goal).toFixed(2)} of ${goal} MB`,
      isOver: bytes > goal * megabyte,
    });
  tell('after its start', startedBytes, goals.started);
  tell(`after ${pages} pages in all languages`, pagesBytes, goals.pages);
  tell(`after ${details} details of DApps too`, detailsBytes, goals.details);
  report({ name: 'requests not answered with 200', figure: String(refused), isOver: refused > 0 });
}
