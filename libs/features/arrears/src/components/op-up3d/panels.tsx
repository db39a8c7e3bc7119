import {
  besides,
  ChartPanel,
  DetailsPanel,
  difference,
  drawn,
  PageSentence,
  share,
  useNarrow,
  usePanelWords,
  useRegionLadder,
  wholeSum,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { ShareRows } from '../shared/share-rows.tsx';
import { usePlaces, useUnitFlows, useUnits, type FlowMeasure } from './questions.ts';
import { Shares } from './shares.tsx';

/** Where most objects owe. */
export function MostSentence() {
  const t = useMessages(messages);
  const { units, registered } = useUnits();
  const all = besides(registered.answer, 'unit', 'registered');
  return (
    <PageSentence
      asked={units}
      measure="objects"
      sentence={({ rows, name, text, format }) => {
        const [first] = rows.filter(({ codes, current }) => codes.unit !== null && current.objects !== null);
        if (!first) return null;
        const part = share(first.current.objects, all.value(first));
        const said = { name: name('unit', first), count: text('objects', first) };
        return part === null ? t('sentence.most', said) : t('sentence.share', { ...said, share: format.percent(part) });
      }}
    />
  );
}

/** Units by how many objects owe there; a click goes into one. */
export function UnitObjects() {
  const { units, registered } = useUnits();
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'units')}
      asked={units}
      measure="objects"
      height="small"
      chart={(drawing) => <Shares {...drawing} by="unit" registered={registered} onSelect={select} />}
      table={(drawing) => <ShareRows {...drawing} by={['unit']} registered={registered} more={['total']} />}
    />
  );
}

type UnitDrawing = Drawing<FlowMeasure, 'unit'>;

const changeOf = ({ current }: Row<FlowMeasure, 'unit'>): Value => difference(current.closing, current.opening);

function Changes({ read, description, height }: UnitDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = [...read.rows].sort((a, b) => Number(changeOf(b)) - Number(changeOf(a)));
  const bars = rows.map((row) => {
    const change = drawn(changeOf(row));
    const came = wholeSum([row.current.added, row.current.returned]);
    return {
      ...read.bar('unit', 'closing', row),
      value: change,
      ...{ text: format.countChange(change), exact: format.countChange(change) },
      tone: (change ?? 0) > 0 ? ('bad' as const) : ('good' as const),
      detail: t('change.detail', { in: format.value(came, 'count'), out: read.text('cleared', row) }),
    };
  });
  return <RankedBars bars={bars} description={description} onSelect={useNarrow()('unit')} room={height} />;
}

/** Where more objects come into arrears than leave. */
export const UnitChanges = () => (
  <ChartPanel
    words={usePanelWords(messages, 'change')}
    asked={useUnitFlows()}
    measure="closing"
    height="small"
    chart={(drawing) => <Changes {...drawing} />}
    columns={({ by, of }) => [by('unit'), of('opening'), of('closing')]}
  />
);

/** The proof: every unit with who came, left and stayed. */
export const UnitTable = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useUnitFlows()} measure="closing" />;

/** City, district, ward: where to knock; a click goes further down. */
export function PlaceObjects() {
  const { places, registered, level } = usePlaces();
  const { down } = useRegionLadder();
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'places')}
      asked={places}
      measure="objects"
      height={200}
      sentence={(read) => {
        const [first] = read.rows.filter(({ codes, current }) => codes[level] !== null && current.objects !== null);
        return first
          ? t('places.sentence', { name: read.name(level, first), share: read.format.percent(read.share('objects', first)) })
          : null;
      }}
      chart={(drawing) => <Shares {...drawing} by={level} registered={registered} onSelect={down ?? undefined} />}
      table={(drawing) => <ShareRows {...drawing} by={[level]} registered={registered} more={['total', 'averagePerObject']} />}
    />
  );
}
