import { besides, ChartPanel, PageSentence, share, useNarrow, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { useUnits } from './questions.ts';
import { ShareRows } from '../shared/share-rows.tsx';
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
