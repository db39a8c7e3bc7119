import { ChartPanel, Ranking, share, usePanelWords, useRegionLadder, type Drawing } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { usePlaces, type Level } from './questions.ts';
import { ShareRows } from './share-rows.tsx';

type PlaceDrawing = Drawing<'objects' | 'total' | 'averagePerObject', Level>;

function Places(drawing: PlaceDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const { registered, level } = usePlaces();
  const { down } = useRegionLadder();
  return (
    <Ranking
      {...drawing}
      by={level}
      measure="objects"
      detail={({ codes, current }) =>
        t('share.detail', {
          share: format.percent(share(current.objects, registered.of(codes))),
          all: format.value(registered.of(codes), 'count'),
        })
      }
      onSelect={down ?? undefined}
    />
  );
}

/** City, district, ward: where to knock; a click goes further down. */
export function PlaceObjects() {
  const { asked, registered, level } = usePlaces();
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'places')}
      asked={asked}
      measure="objects"

      sentence={(read) => {
        const [first] = read.rows.filter(({ codes, current }) => codes[level] !== null && current.objects !== null);
        return first
          ? t('places.sentence', { name: read.name(level, first), share: read.format.percent(read.share('objects', first)) })
          : null;
      }}
      chart={(drawing) => <Places {...drawing} />}
      table={(drawing) => <ShareRows {...drawing} by={[level]} registered={registered} more={['total', 'averagePerObject']} />}
    />
  );
}
