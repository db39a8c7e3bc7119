import {
  AnswerPanel,
  drawn,
  rowsOf,
  share,
  totalOf,
  useMemberName,
  useRegionLadder,
  type AnswerTo,
  type RegionLevel,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { ObjectTable } from './object-table.tsx';
import { useObjectPlaces, type StateMeasure } from './questions.ts';

type Answer = AnswerTo<StateMeasure, RegionLevel>;
const ROW_HEIGHT = 34;

function Bars({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { level, down } = useRegionLadder();
  const bars = rowsOf(answer).map(({ codes, current }) => ({
    key: codes[level] ?? '',
    label: name(answer, level, codes[level]),
    value: drawn(current.registered),
    text: format.value(current.registered, 'count'),
    exact: format.valueExact(current.registered, 'count'),
    detail: `${t('payRatio')} ${format.value(current.payingRatio, 'ratio')}`,
  }));
  return (
    <RankedBars
      bars={bars}
      description={t('places.description', { period: format.period(answer.period) })}
      onSelect={down ?? undefined}
      first={Math.floor(height / ROW_HEIGHT)}
    />
  );
}

function PlacesPanel({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { level } = useRegionLadder();
  return (
    <AnswerPanel
      title={t('places.title')}
      asked={useObjectPlaces(level)}
      measure="registered"
      height={height}
      view={{
        subtitle: ({ period }) => t('places.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const first = rowsOf(answer).find(({ codes }) => codes[level] !== null);
          const part = first && share(first.current.registered, totalOf(answer, 'registered'));
          return first && typeof part === 'number'
            ? t('places.sentence', { name: name(answer, level, first.codes[level]), share: format.percent(part) })
            : null;
        },
        chart: (answer) => <Bars answer={answer} height={height} />,
        table: (answer) => (
          <ObjectTable
            rows={rowsOf(answer)}
            by={level}
            header={t('place')}
            name={(code) => name(answer, level, code)}
            caption={t('places.description', { period: format.period(answer.period) })}
            maxHeight={height}
          />
        ),
      }}
    />
  );
}

/** Where the objects are; a click goes into a region. Another level is another panel: rows of the level before lack its codes. */
export function ObjectPlaces({ height }: { readonly height: number }) {
  const { level } = useRegionLadder();
  return <PlacesPanel key={level} height={height} />;
}
