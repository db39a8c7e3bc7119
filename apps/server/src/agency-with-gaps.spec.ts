import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportRefused, runImport } from '@pendapa/importing';
import { allGaps, gapName, withGap, type AgencyGap } from './testing/gaps/agency-gaps.ts';
import { writeExtractFiles, type ExtractFiles } from './testing/gaps/extract-files.ts';
import { pageFaults } from './testing/gaps/page-faults.ts';
import { PageDrawer } from './testing/gaps/page-drawer.ts';
import { AgencyReader, type ReadAgency } from './testing/gaps/read-agency.ts';
import { wholeAgency } from './testing/gaps/whole-agency.ts';
import { temporaryFolder } from './testing/small-agency.ts';

const SHELL = join(__dirname, '../../shell/dist');

/** Blanks and extracts that most figures need; `npm run check:gaps` takes all. */
const SHORT = ['payments.paidOn blank', 'objects.region blank', 'without banks', 'without qualityClasses'];
/** `all`, or the beginning of the names of gaps. */
const WANTED = process.env['PENDAPA_GAPS'];
/** Where faults are written as they are found. */
const REPORT = process.env['PENDAPA_GAPS_REPORT'];
/** All of them take some ten minutes on two idle processors. */
const WITHIN_MS = WANTED === undefined ? 300_000 : 3_600_000;

const isWanted = (gap: AgencyGap): boolean => {
  if (WANTED === undefined) return SHORT.includes(gapName(gap));
  return WANTED === 'all' || gapName(gap).startsWith(WANTED);
};

interface ReadGap {
  readonly name: string;
  /** Null where the import refuses the files. */
  readonly faults: readonly string[] | null;
}

describe('an agency with a gap', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let drawer: PageDrawer;
  let files: ExtractFiles;
  let whole: ReadAgency;

  /** The data folder of the agency; null where its files are refused. */
  async function imported(name: string, sent: ExtractFiles): Promise<string | null> {
    const at = join(folder.path, name.replaceAll(' ', '-'));
    await writeExtractFiles(join(at, 'sent'), sent);
    try {
      await runImport({ dataFolder: join(at, 'data'), path: join(at, 'sent') });
      return join(at, 'data');
    } catch (error) {
      if (error instanceof ImportRefused) return null;
      throw error;
    }
  }

  async function readGap(gap: AgencyGap): Promise<ReadGap> {
    const name = gapName(gap);
    const data = await imported(name, withGap(files, gap));
    if (data === null) return { name, faults: null };
    const pages = await new AgencyReader(drawer, SHELL).read(data, whole);
    const faults = [...whole].flatMap(([path, page]) => {
      const read = pages.get(path);
      return read ? pageFaults(page, read).map((fault) => `${path} ${fault}`) : [`${path} is not there`];
    });
    return { name, faults };
  }

  /** Two at a time: while one is imported by a process of its own, the other is read. */
  async function readGaps(gaps: readonly AgencyGap[]): Promise<readonly ReadGap[]> {
    const read: ReadGap[] = [];
    const waiting = [...gaps];
    const readOn = async (): Promise<void> => {
      for (let gap = waiting.shift(); gap !== undefined; gap = waiting.shift()) {
        const found = await readGap(gap);
        read.push(found);
        const lines = found.faults === null ? ['  refused by the import'] : found.faults.map((fault) => `  ${fault}`);
        if (REPORT !== undefined) await writeFile(REPORT, [found.name, ...lines, ''].join('\n'), { flag: 'a' });
      }
    };
    await Promise.all([readOn(), readOn()]);
    return read;
  }

  beforeAll(async () => {
    if (!existsSync(SHELL)) throw new Error('There is no built shell: run npm run build first.');
    folder = await temporaryFolder();
    drawer = new PageDrawer(SHELL);
    files = await wholeAgency();
    const data = await imported('whole', files);
    if (data === null) throw new Error('The files of the whole agency are refused.');
    whole = await new AgencyReader(drawer, SHELL).read(data);
  }, WITHIN_MS);
  afterAll(async () => {
    await drawer.close();
    await folder.remove();
  });

  it(
    'claims nothing that its rows do not support, and names what it lacks',
    async () => {
      const gaps = allGaps(files).filter(isWanted);
      expect(gaps.length).toBeGreaterThanOrEqual(WANTED === undefined ? SHORT.length : 1);
      const read = await readGaps(gaps);
      expect(read.flatMap(({ name, faults }) => (faults ?? []).map((fault) => `${name}: ${fault}`))).toEqual([]);
    },
    WITHIN_MS,
  );
});
