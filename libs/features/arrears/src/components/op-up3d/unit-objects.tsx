import { ChartPanel, PageSentence, Ranking, share, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { useUnits } from './questions.ts';
import { ShareRows } from './share-rows.tsx';

type UnitDrawing = Drawing<'objects' | 'total', 'unit'>;

/** Where most objects owe. */
export function MostSentence() {
  const t = useMessages(messages);
  const { asked, registered } = useUnits();
  return (
    <PageSentence
      asked={asked}
      measure="objects"
      sentence={({ rows, name, text, format }) => {
        const [first] = rows.filter(({ codes, current }) => codes.unit !== null && current.objects !== null);
        if (!first) return null;
        const part = share(first.current.objects, registered.of(first.codes));
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
  return (
    <Ranking
      {...drawing}
      by="unit"
      measure="objects"
      detail={({ codes, current }) =>
        t('share.detail', {
          share: format.percent(share(current.objects, registered.of(codes))),
          all: format.value(registered.of(codes), 'count'),
        })
      }
      onSelect={useNarrow()('unit')}
    />
  );
}

/** Units by how many objects owe there; a click goes into one. */
export function UnitObjects() {
  const { asked, registered } = useUnits();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'units')}
      asked={asked}
      measure="objects"
      height="small"
      chart={(drawing) => <Units {...drawing} />}
      table={(drawing) => <ShareRows {...drawing} by={['unit']} registered={registered} more={['total']} />}
    />
  );
}
