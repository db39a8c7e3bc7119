import type { Period, Status, Texts } from '@pendapa/contracts';
import type { CoverLine, CsvProfile } from '@pendapa/export-files';
import type { Format, Translate } from '@pendapa/i18n';
import { definitionOf, type FigureSource, type StateWords } from '@pendapa/panels';
import type { exportTexts } from '../messages.ts';

export interface CoverFacts {
  readonly page: string;
  readonly path: string;
  readonly status: Status;
  readonly sources: readonly FigureSource[];
  /** Filters as text; null if the user left them out. */
  readonly filters: readonly CoverLine[] | null;
  /** Notes of the parts, for example unapplied filters. */
  readonly notes: readonly { readonly label: string; readonly notes: readonly string[] }[];
  /** Null if rows are read while the file is written: the size of the file may end them, and then it says so itself. */
  readonly rows: { readonly written: number; readonly all: number } | null;
  /** The CSV variant; null for other formats. */
  readonly profile: CsvProfile | null;
  /** UTC time at which the file is made. */
  readonly madeAt: string;
}

export interface CoverWords {
  readonly t: Translate<(typeof exportTexts)['id']>;
  readonly text: (texts: Texts) => string;
  readonly format: Format;
  readonly states: StateWords;
}

const distinct = (periods: readonly (Period | null)[], format: Format): string =>
  [...new Set(periods.flatMap((period) => (period ? [format.period(period)] : [])))].join('; ');

/** Each measure of the file once, with its meaning and formula. */
export function definitionLines({ sources }: CoverFacts, { text }: CoverWords): readonly CoverLine[] {
  const seen = new Map<string, CoverLine>();
  for (const { subject, answer } of sources) {
    for (const column of Object.keys(answer.totals.current)) {
      const { label, meaning, formula } = definitionOf(subject, column);
      seen.set(`${subject} ${column}`, { label: text(label), text: `${text(meaning)} ${text(formula)}` });
    }
  }
  return [...seen.values()];
}

/** The number of hidden figures, and the reason. */
function suppressions(sources: readonly FigureSource[], { t, format }: CoverWords): readonly CoverLine[] {
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

/** What the rights of the user leave out; empty for users of the whole agency. */
function unitsCovered({ reader: { ofUnits } }: Status, { t, text }: CoverWords): string {
  if (ofUnits === null) return '';
  const units = ofUnits.units.map(({ name }) => text(name)).join(', ');
  return t(ofUnits.rights === 'own-only' ? 'coverUnitsOnly' : 'coverUnitsCases', { units });
}

/** Period, comparison, filters, notes, data date and source of the figures. */
export function coverLines({ status, sources, filters, notes }: CoverFacts, words: CoverWords): readonly CoverLine[] {
  const { t, format } = words;
  const answers = sources.map(({ answer }) => answer);
  const lines = [
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
    ...notes.map((one) => ({ label: t('coverSaid', { label: one.label }), text: one.notes.join('; ') })),
    { label: t('coverUnits'), text: unitsCovered(status, words) },
    { label: t('coverDate'), text: format.dateLong(status.asOf) },
    { label: t('coverSource'), text: origin(status, t) },
  ];
  return lines.filter(({ text }) => text !== '');
}

const rowCounts = ({ written, all }: NonNullable<CoverFacts['rows']>, { t, format }: CoverWords): string =>
  written === all ? format.count(all) : t('coverRowsOf', { n: format.count(written), all: format.count(all) });

/** Facts about the file: page, generation, rows, creation time and hidden figures. */
export function aboutLines({ page, path, status, sources, rows, profile, madeAt }: CoverFacts, words: CoverWords): readonly CoverLine[] {
  const { t, format } = words;
  const published = { generation: status.generation, instant: format.instant(status.publishedAt) };
  return [
    { label: t('coverPage'), text: `${page} (${path})` },
    { label: t('coverGeneration'), text: t('coverGenerationText', published) },
    ...(rows === null ? [] : [{ label: t('coverRows'), text: rowCounts(rows, words) }]),
    { label: t('coverMade'), text: format.instant(madeAt) },
    ...(profile === null ? [] : [{ label: t('coverProfile'), text: t(`profile.${profile}`) }]),
    ...suppressions(sources, words),
  ];
}

/** Period, data date, source and set filters in one line, for a picture, which has no cover. */
export function sourceLine({ status, sources, filters }: CoverFacts, words: CoverWords): string {
  const { t, format } = words;
  const period = distinct(
    sources.map(({ answer }) => answer.period),
    format,
  );
  const line = t('pictureSource', { period, date: format.date(status.asOf), source: t('source', { source: origin(status, t) }) });
  const set = (filters ?? []).map(({ label, text }) => `${label} ${text}`);
  const chosen = set.length === 0 ? '' : t('pictureFilters', { filters: set.join(', ') });
  return [line, unitsCovered(status, words), chosen].filter((part) => part !== '').join(' · ');
}
