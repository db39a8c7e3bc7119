import { ChartPanel, usePanelWords, useRegionLadder } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { ShareRows } from '../shared/share-rows.tsx';
import { usePlaces } from './questions.ts';
import { Shares } from './shares.tsx';

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
