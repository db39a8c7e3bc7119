import { MONEY_BANDS, NOT_APPLICABLE } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { CountAndMoney, BandsPanel, PanelRow, usePanelWords } from '@pendapa/panels';
import { codesOf, isKnown, rowsOf, useTogether, type Row } from '@pendapa/query';
import { messages } from '../../messages/tax-objects.ts';
import { bandReaching } from '../shared/bands.ts';
import { useAreas, useBands, useOwing } from './of-taxes.ts';

/** Share of exempt objects below the line. A few are exempt at any value and must not move it. */
const NEARLY_ALL = 0.99;

/** Finds the base below which nearly all exempt objects lie. Null if no object is exempt or nothing is known. */
function exemptBelow(rows: readonly Row<'exemptObjects', 'valueBand'>[]): string | null {
  if (rows.some(({ current }) => !isKnown(current.exemptObjects))) return null;
  const last = bandReaching(rows, 'valueBand', 'exemptObjects', NEARLY_ALL);
  const next = last && MONEY_BANDS.find((bound) => bound > BigInt(last.codes.valueBand ?? 0));
  return next ? String(next) : null;
}

/** Objects by band of base, with the line below which they are exempt. */
export function ValueBands() {
  const t = useMessages(messages);
  const format = useFormat();
  const { result, tax } = useBands();
  const { bands, exempt } = useTogether({ bands: result, exempt: useOwing('valueBand').result });
  const below = exempt.answer && exemptBelow(rowsOf(exempt.answer));
  const line = below && format.money(below);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands', { tax })}
      query={bands}
      by="valueBand"
      measure="registered"
      amount="baseValue"
      height="small"
      markedBound={below === null ? null : { firstKey: below, label: t('bands.exempt', { line: format.money(below) }) }}
      sentence={({ formatted }) => {
        const largestBand = t('bands.sentence', formatted.largest('valueBand', 'registered'));
        return largestBand && [largestBand, t('bands.line', { line })].filter(Boolean).join(' ');
      }}
      columns={({ dimensionColumn, measureColumn, joinedColumn }) => [
        dimensionColumn('valueBand'),
        measureColumn('registered'),
        measureColumn('baseValue'),
        joinedColumn(exempt, 'valueBand', 'exemptObjects'),
      ]}
    />
  );
}

/** Number of rows that fit the panel. */
const INITIAL_ROWS = 6;

/** Share of the value beside the share of the objects, by band of base. */
export function ValueByBands() {
  const { result, tax } = useBands();
  return (
    <CountAndMoney
      words={usePanelWords(messages, 'held', { tax })}
      query={result}
      kind="objects"
      by="valueBand"
      countMeasure="registered"
      moneyMeasure="baseValue"
      averageMeasure="averageBase"
      initialRows={INITIAL_ROWS}
    />
  );
}

interface AreaProps {
  /** Dimension whose members are shown. */
  readonly by: 'landBand' | 'buildingBand';
  readonly panel: 'land' | 'building';
}

function Area({ by, panel }: AreaProps) {
  const t = useMessages(messages);
  const { result, tax } = useAreas(by);
  return (
    <BandsPanel
      words={usePanelWords(messages, panel, { tax })}
      query={result}
      by={by}
      measure="objects"
      amount="baseValue"
      height="small"
      sentence={({ rows, formatted }) => {
        const unknown = rows.find(({ codes }) => codes[by] === null);
        const largestBand = formatted.largest(by, 'objects');
        return unknown
          ? t('area.sentence', { ...largestBand, unknown: formatted.share('objects', unknown) })
          : t('area.known', largestBand);
      }}
    />
  );
}

/** Objects by area of land and building; empty for taxes without areas. */
export function Areas() {
  const { answer } = useAreas('landBand').result;
  if (answer && codesOf(answer, 'landBand').every((code) => code === NOT_APPLICABLE)) return null;
  return (
    <PanelRow hasEqualWidths>
      <Area by="landBand" panel="land" />
      <Area by="buildingBand" panel="building" />
    </PanelRow>
  );
}
