import { AnswerRows, ChartPanel, PageSentence, Ranking, share, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { useUnits } from './questions.ts';

type UnitDrawing = Drawing<'objects' | 'total', 'unit'>;

/** Where most objects owe. */
export function MostSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, registered } = useUnits();
  return (
    <PageSentence
      asked={asked}
      measure="objects"
      sentence={({ rows, name, text }) => {
        const [first] = rows.filter(({ codes, current }) => codes.unit !== null && current.objects !== null);
        if (!first) return null;
        const part = share(first.current.objects, registered.of(first.codes.unit));
        const said = { name: name('unit', first), count: text('objects', first) };
        return part === null ? t('sentence.most', said) : t('sentence.share', { ...said, share: format.percent(part) });
      }}
    />
  );
}

function Units(drawing: UnitDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const { registered } = useUnits();
  const select = useNarrow()('unit');
  return (
    <Ranking
      {...drawing}
      by="unit"
      measure="objects"
      detail={({ codes, current }) =>
        t('share.detail', {
          share: format.percent(share(current.objects, registered.of(codes.unit))),
          all: format.value(registered.of(codes.unit), 'count'),
        })
      }
      onSelect={select}
    />
  );
}

function UnitRows(drawing: UnitDrawing) {
  const t = useMessages(messages);
  const { registered } = useUnits();
  const { read } = drawing;
  return (
    <AnswerRows
      {...drawing}
      columns={({ by, of, make }) => [
        by('unit'),
        of('objects'),
        make.count({
          key: 'registered',
          header: t('share.registered'),
          value: ({ codes }) => registered.of(codes.unit),
          total: registered.all,
        }),
        make.percent({
          key: 'share',
          header: t('share.column'),
          value: ({ codes, current }) => share(current.objects, registered.of(codes.unit)),
          total: share(read.total('objects'), registered.all),
        }),
        of('total'),
      ]}
    />
  );
}

/** Units by how many objects owe there; a click goes into one. */
export const UnitObjects = ({ height }: { readonly height: number }) => (
  <ChartPanel
    words={usePanelWords(messages, 'units')}
    asked={useUnits().asked}
    measure="objects"
    height={height}
    chart={(drawing) => <Units {...drawing} />}
    table={(drawing) => <UnitRows {...drawing} />}
  />
);
