import { ChartPanel, codesOf, drawn, PanelRow, Ranking, usePanelWords, type Drawing } from '@pendapa/analysis';
import { Histogram } from '@pendapa/charts';
import { AREA_BANDS, areaBand, NOT_APPLICABLE } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { useAreas, useOwing, type AreaMeasure } from './questions.ts';

/** Pixels: room for most sizes of a tax; those with few in arrears are shown on demand. */
const MOST_ROWS = 280;

interface OwingProps {
  readonly by: 'objectClass' | 'valueBand';
  readonly panel: 'owingKinds' | 'owingBands';
}

/** Of which objects most are in arrears. */
function Owing({ by, panel }: OwingProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useOwing(by);
  return (
    <ChartPanel
      words={usePanelWords(messages, panel, { tax })}
      asked={asked}
      measure="objectsInArrearsShare"
      height="low"
      sentence={({ rows: [most], name, text }) => {
        const part = most?.current.objectsInArrearsShare ?? null;
        if (!most || part === null) return null;
        return t('owing.sentence', { name: name(by, most), count: text('objectsInArrears', most), share: format.percent(Number(part)) });
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={MOST_ROWS}
          by={by}
          measure="objectsInArrearsShare"
          detail={(row) => t('owing.detail', { count: drawing.read.text('objectsInArrears', row) })}
        />
      )}
    />
  );
}

/** Objects in arrears by what they are and by what they are worth. */
export const OwingObjects = () => (
  <>
    <Owing by="objectClass" panel="owingKinds" />
    <Owing by="valueBand" panel="owingBands" />
  </>
);

interface AreaProps {
  readonly by: 'landBand' | 'buildingBand';
  readonly panel: 'land' | 'building';
}

const CODES: readonly string[] = AREA_BANDS.map(areaBand);

/** Every band from the lowest to the highest of these, then what is not known and what is no land. */
function binsOf(codes: readonly (string | null)[]): readonly (string | null)[] {
  const places = codes.flatMap((code) => (code !== null && CODES.includes(code) ? [CODES.indexOf(code)] : []));
  const between = places.length > 0 ? CODES.slice(Math.min(...places), Math.max(...places) + 1) : [];
  return [...between, ...codes.filter((code) => code === null || !CODES.includes(code))];
}

function AreaBins({ read, by, description, height }: Drawing<AreaMeasure, AreaProps['by']> & Pick<AreaProps, 'by'>) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const axis = format.countAxis(Math.max(0, ...read.rows.map(({ current }) => drawn(current.objects) ?? 0)));
  const boundOf = (code: string | null): string => {
    if (code === null) return t('area.unknown');
    if (!CODES.includes(code)) return t('area.none');
    return code === areaBand(1) ? '> 0' : format.count(Number(code));
  };
  const bins = binsOf(read.rows.map(({ codes }) => codes[by])).map((code) => {
    const row = read.rows.find(({ codes }) => codes[by] === code);
    const label = row ? read.name(by, row) : boundOf(code);
    const told = (measure: AreaMeasure) => ({
      label: read.label(measure),
      text: row ? read.exact(measure, row) : format.count(0),
    });
    return {
      key: code ?? '',
      label,
      bound: boundOf(code),
      value: row ? drawn(row.current.objects) : 0,
      tip: { title: label, rows: [told('objects'), ...(row ? [told('baseValue')] : [])] },
    };
  });
  return (
    <Histogram
      bins={bins}
      x={t('area.axis', { of: text(DIMENSION_LABELS[by]) })}
      y={{ title: read.label('objects'), tick: axis.tick }}
      height={height}
      description={description}
    />
  );
}

function Area({ by, panel }: AreaProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useAreas(by);
  return (
    <ChartPanel
      words={usePanelWords(messages, panel, { tax })}
      asked={asked}
      measure="objects"
      height="small"
      sentence={({ rows, name, share }) => {
        const [most] = rows
          .filter(({ codes }) => codes[by] !== null)
          .toSorted((a, b) => Number(b.current.objects ?? 0) - Number(a.current.objects ?? 0));
        const unknown = rows.find(({ codes }) => codes[by] === null);
        const part = most ? share('objects', most) : null;
        if (!most || part === null) return null;
        return t('area.sentence', {
          name: name(by, most),
          share: format.percent(part),
          unknown: format.percent((unknown && share('objects', unknown)) ?? 0),
        });
      }}
      chart={(drawing) => <AreaBins {...drawing} by={by} />}
    />
  );
}

/** How large land and buildings are; nothing where the chosen taxes are on neither. */
export function Areas() {
  const { answer } = useAreas('landBand').asked;
  if (answer && codesOf(answer, 'landBand').every((code) => code === NOT_APPLICABLE)) return null;
  return (
    <PanelRow even>
      <Area by="landBand" panel="land" />
      <Area by="buildingBand" panel="building" />
    </PanelRow>
  );
}
