import type { Period, Status, Texts } from '@pendapa/contracts';
import type { CoverLine, CsvProfile } from '@pendapa/export-files';
import type { Format, Translate } from '@pendapa/i18n';
import { definitionOf } from '../../words/use-names.ts';
import type { exportTexts } from '../messages.ts';
import type { Source } from '../parts/registry.ts';

export interface CoverFacts {
  readonly page: string;
  /** A sheet for a meeting: what the measures mean is known there. */
  readonly brief: boolean;
  readonly path: string;
  readonly status: Status;
  readonly sources: readonly Source[];
  /** Filters in words; null where the reader left them out. */
  readonly filters: readonly CoverLine[] | null;
  /** What stands beside the figures of a part of the file: filters that they do not follow, remarks. */
  readonly said: readonly { readonly label: string; readonly said: readonly string[] }[];
  readonly rows: { readonly written: number; readonly all: number };
  /** How a CSV file is written; null in other formats. */
  readonly profile: CsvProfile | null;
  /** UTC instant at which the file is made. */
  readonly madeAt: string;
}

export interface CoverWords {
  readonly t: Translate<(typeof exportTexts)['id']>;
  readonly text: (texts: Texts) => string;
  readonly format: Format;
}

const distinct = (periods: readonly (Period | null)[], format: Format): string =>
  [...new Set(periods.flatMap((period) => (period ? [format.period(period)] : [])))].join('; ');

/** Every measure of the file once, with its meaning and its formula. */
function definitions(sources: readonly Source[], { t, text }: CoverWords): readonly CoverLine[] {
  const seen = new Map<string, CoverLine>();
  for (const { subject, answer } of sources) {
    for (const column of Object.keys(answer.totals.current)) {
      const { label, meaning, formula } = definitionOf(subject, column);
      seen.set(`${subject} ${column}`, { label: t('coverDefinition', { label: text(label) }), text: `${text(meaning)} ${text(formula)}` });
    }
  }
  return [...seen.values()];
}

/** How many figures are hidden, and why. */
function suppressions(sources: readonly Source[], { t, format }: CoverWords): readonly CoverLine[] {
  const notes = sources.flatMap(({ answer }) => answer.notes.filter(({ code }) => code === 'suppressed'));
  const [first] = notes;
  if (!first) return [];
  const cells = notes.reduce((sum, { params }) => sum + Number(params['cells'] ?? 0), 0);
  return [
    { label: t('coverSuppressed'), text: t('coverSuppressedText', { cells: format.count(cells), below: first.params['below'] ?? '' }) },
  ];
}

function origin({ sample, extracts }: Status, t: CoverWords['t']): string {
  if (sample) return t('coverSample');
  const sources = [...new Set(extracts.filter(({ extract }) => extract === 'payments').map(({ source }) => source))];
  return [...sources, t('unaudited')].join('; ');
}

/** What the figures are of: said on every sheet, however short. */
function essentials({ status, sources, filters, said }: CoverFacts, { t, format }: CoverWords): readonly CoverLine[] {
  const answers = sources.map(({ answer }) => answer);
  return [
    {
      label: t('coverPeriod'),
      text: distinct(
        answers.map(({ period }) => period),
        format,
      ),
    },
    {
      label: t('coverComparison'),
      text: distinct(
        answers.map(({ comparison }) => comparison),
        format,
      ),
    },
    ...(filters?.length === 0 ? [{ label: t('coverFilters'), text: t('coverNoFilters') }] : (filters ?? [])),
    ...said.map((one) => ({ label: t('coverSaid', { label: one.label }), text: one.said.join('; ') })),
    { label: t('coverDate'), text: format.dateLong(status.asOf) },
    { label: t('coverSource'), text: origin(status, t) },
  ];
}

/** What the file is: where it was made, from which data, with how many rows. */
function particulars({ status, rows, profile, madeAt }: CoverFacts, { t, format }: CoverWords): readonly CoverLine[] {
  const counted = { n: format.count(rows.written), all: format.count(rows.all) };
  const published = { generation: status.generation, instant: format.instant(status.publishedAt) };
  return [
    { label: t('coverGeneration'), text: t('coverGenerationText', published) },
    { label: t('coverRows'), text: rows.written === rows.all ? counted.n : t('coverRowsOf', counted) },
    { label: t('coverMade'), text: format.instant(madeAt) },
    ...(profile === null ? [] : [{ label: t('coverProfile'), text: t(`profile.${profile}`) }]),
  ];
}

/** What every file says about itself before its figures. */
export function coverLines(facts: CoverFacts, words: CoverWords): readonly CoverLine[] {
  const lines = facts.brief
    ? essentials(facts, words)
    : [
        { label: words.t('coverPage'), text: `${facts.page} (${facts.path})` },
        ...essentials(facts, words),
        ...particulars(facts, words),
        ...suppressions(facts.sources, words),
        ...definitions(facts.sources, words),
      ];
  return lines.filter(({ text }) => text !== '');
}
