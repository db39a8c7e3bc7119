import { AnswerRows, ChartPanel, Ranking, RegionBreadcrumb, share, usePanelWords, useRegionLadder, type Drawing } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { usePlaces, type Level } from './questions.ts';

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
          share: format.percent(share(current.objects, registered.of(codes[level]))),
          all: format.value(registered.of(codes[level]), 'count'),
        })
      }
      onSelect={down ?? undefined}
    />
  );
}

function PlaceRows(drawing: PlaceDrawing) {
  const t = useMessages(messages);
  const { registered, level } = usePlaces();
  const { read } = drawing;
  return (
    <AnswerRows
      {...drawing}
      columns={({ by, of, make }) => [
        by(level),
        of('objects'),
        make.count({
          key: 'registered',
          header: t('share.registered'),
          value: ({ codes }) => registered.of(codes[level]),
          total: registered.all,
        }),
        make.percent({
          key: 'share',
          header: t('share.column'),
          value: ({ codes, current }) => share(current.objects, registered.of(codes[level])),
          total: share(read.total('objects'), registered.all),
        }),
        of('total'),
        of('averagePerObject'),
      ]}
    />
  );
}

/** City, district, ward: where to knock; a click goes further down. */
export function PlaceObjects({ height }: { readonly height: number }) {
  const { asked, level } = usePlaces();
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <RegionBreadcrumb />
      <ChartPanel
        words={usePanelWords(messages, 'places')}
        asked={asked}
        measure="objects"
        height={height}
        sentence={(read) => {
          const [first] = read.rows.filter(({ codes, current }) => codes[level] !== null && current.objects !== null);
          return first
            ? t('places.sentence', { name: read.name(level, first), share: format.percent(read.share('objects', first)) })
            : null;
        }}
        chart={(drawing) => <Places {...drawing} />}
        table={(drawing) => <PlaceRows {...drawing} />}
      />
    </>
  );
}
