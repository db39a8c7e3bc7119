import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runImport } from '@pendapa/importing';
import type { Language } from './testing/gaps/claims.ts';
import type { PagePart } from './testing/gaps/page-parts.ts';
import { MONTHLY_SUMS, writeTotals, YEARLY_TOTALS, type SentFile } from './testing/gaps/totals-agency.ts';
import { temporaryFolder } from './testing/small-agency.ts';

/** The parts of each page by its path. */
type Pages = ReadonlyMap<string, Readonly<Record<Language, readonly PagePart[]>>>;

const WORKER = join(__dirname, 'testing/gaps/totals-worker.ts');
const SHELL = join(__dirname, '../../shell/dist');
const LANGUAGES: readonly Language[] = ['id', 'en'];
const TIMEOUT_MS = 600_000;

/** Invented: 2024 brought Rp 226.69 billion, 2025 Rp 235.28 billion, of 237.08 that were aimed at. */
const ANSWERS = {
  '/revenue-op-trend': 'Revenue is up 3.8%, from Rp 226.69 billion to Rp 235.28 billion.',
  '/detailed-regional': 'Actual revenue: Rp 235.28 billion. The imported data do not state the city.',
  '/tax-types': 'Pajak Kendaraan has the largest share: 41.8%.',
  '/overview': 'Revenue +3.8% against the same period of last year.',
} as const;

/** The total is known; its breakdown is not in the data. */
const TOTAL_ALONE = {
  '/revenue-up3d': 'Rp 235.28 billion without unit',
  '/revenue-channel': 'Actual revenue: Rp 235.28 billion. The imported data do not state the payment channel.',
  '/revenue-bank-channel': 'Actual revenue: Rp 235.28 billion. The imported data do not state the bank.',
  '/regional': 'Actual revenue: Rp 235.28 billion. The imported data do not state the city.',
  '/bank-channels': 'Actual revenue: Rp 235.28 billion. The imported data do not state the bank.',
  '/cross-dimensional': 'Actual revenue: Rp 235.28 billion. The imported data do not state the city.',
} as const;

const OF_YEARS = {
  ...ANSWERS,
  ...TOTAL_ALONE,
  '/targets': 'Revenue reached 99.2% of the annual target.',
  '/target-units': 'Actual revenue to date: Rp 235.28 billion. The imported data do not state the service unit.',
  '/revenue-up3d-current': 'Rp 235.28 billion without unit',
};
const OF_MONTHS = {
  ...ANSWERS,
  ...TOTAL_ALONE,
  '/targets': 'Revenue is Rp 235.28 billion; no target was imported for this year.',
  '/target-units': 'Actual revenue to date: Rp 235.28 billion.',
  '/temporal':
    'At Rp 23.53 billion, revenue in December 2025 rose by 3.8% from December 2024; revenue of the last three months rose by 3.8% from a year before.',
};
const NEEDS_MONTHS = {
  en: 'Only yearly totals were imported; sums by month are needed',
  id: 'Hanya jumlah tahunan yang diimpor; perlu jumlah per bulan',
} as const;
/** The browser works its outlook out; the server draws the question. */
const OUTLOOK = '/predictive';
const SHAPES = '/skeleton-demo';
/** Pages without data of the agency. */
const WITHOUT_DATA = [SHAPES, '/guide', '/import', '/work-lists'];

const MONTH_WITH_AMOUNT = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d\d\b.*Rp \d/;

const sentenceOf = (parts: readonly PagePart[]): string => parts.find(({ kind }) => kind === 'sentence')?.text.replaceAll(/\s/g, ' ') ?? '';
/** A page that has no finding repeats its question; some name `UP3D`, so that a digit alone is no figure. */
const saysFigure = (text: string): boolean => /\d/.test(text) && !text.endsWith('?');
/** The line that names the extracts which the page needs. */
const namesExtracts = ({ text }: PagePart): boolean => /^(?:Not imported yet|Belum diimpor):/.test(text);

describe('an agency that knows no single payment', () => {
  let folder: { path: string; remove: () => Promise<void> };

  async function read(name: string, files: readonly SentFile[]): Promise<Pages> {
    const at = join(folder.path, name);
    await writeTotals(join(at, 'sent'), files);
    await runImport({ dataFolder: join(at, 'data'), path: join(at, 'sent') });
    const execArgv = ['--import=@swc-node/register/esm-register'];
    const child = fork(WORKER, [SHELL, join(at, 'data')], { execArgv, env: { ...process.env, NODE_ENV: 'production' } });
    const ended = once(child, 'exit').then(() => {
      throw new Error('The pages were not read.');
    });
    const [pages] = (await Promise.race([once(child, 'message'), ended])) as [[string, Record<Language, readonly PagePart[]>][]];
    return new Map(pages);
  }

  const sentencesOf = (pages: Pages, language: Language): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...pages].flatMap(([path, parts]) => {
        const sentence = sentenceOf(parts[language]);
        return saysFigure(sentence) ? [[path, sentence]] : [];
      }),
    );

  /** Pages that tell no figure, and do not say in exactly one line which extracts they need. */
  const silentPages = (pages: Pages, language: Language, others: readonly string[]): readonly string[] =>
    [...pages].flatMap(([path, parts]) => {
      if (others.includes(path) || saysFigure(sentenceOf(parts[language]))) return [];
      return parts[language].filter(namesExtracts).length === 1 ? [] : [path];
    });

  beforeAll(async () => {
    if (!existsSync(SHELL)) throw new Error('There is no built shell: run npm run build first.');
    folder = await temporaryFolder();
  });
  afterAll(async () => {
    await folder.remove();
  });

  it(
    'tells of yearly totals and targets what they hold, nothing of their months, and what every other page needs',
    async () => {
      const pages = await read('years', YEARLY_TOTALS);
      const byMonth = ['/temporal', OUTLOOK];
      expect(sentencesOf(pages, 'en')).toEqual(OF_YEARS);
      for (const language of LANGUAGES) {
        expect(Object.keys(sentencesOf(pages, language)).sort()).toEqual(Object.keys(OF_YEARS).sort());
        expect(silentPages(pages, language, [...byMonth, ...WITHOUT_DATA])).toEqual([]);
        for (const path of byMonth) expect(sentenceOf(pages.get(path)?.[language] ?? [])).toBe(NEEDS_MONTHS[language]);
      }
      const finer = [...pages].flatMap(([path, parts]) =>
        path === SHAPES ? [] : parts.en.filter(({ text }) => MONTH_WITH_AMOUNT.test(text)).map(({ text }) => `${path}: ${text}`),
      );
      expect(finer).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'tells of sums by month and tax what they hold, and what every other page needs',
    async () => {
      const pages = await read('months', MONTHLY_SUMS);
      expect(sentencesOf(pages, 'en')).toEqual(OF_MONTHS);
      for (const language of LANGUAGES) {
        expect(Object.keys(sentencesOf(pages, language)).sort()).toEqual(Object.keys(OF_MONTHS).sort());
        expect(silentPages(pages, language, [OUTLOOK, ...WITHOUT_DATA])).toEqual([]);
        expect(sentenceOf(pages.get(OUTLOOK)?.[language] ?? [])).toMatch(/\?$/);
      }
    },
    TIMEOUT_MS,
  );
});
