import { besides, Ranking, share, type Drawing, type RankingProps } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import type { Registered } from '../shared/share-rows.tsx';

interface SharesProps<M extends string, D extends string>
  extends Drawing<M | 'objects', D>, Pick<RankingProps<M | 'objects', D>, 'by' | 'onSelect'> {
  readonly registered: Registered<NoInfer<D>>;
}

/** Members by how many objects owe, with the part of their objects that is. */
export function Shares<M extends string, D extends string>({ registered, ...drawing }: SharesProps<M, D>) {
  const t = useMessages(messages);
  const { format } = drawing.read;
  const all = besides(registered.answer, drawing.by, 'registered');
  return (
    <Ranking
      {...drawing}
      measure="objects"
      detail={(row) =>
        t('share.detail', { share: format.percent(share(row.current.objects, all.value(row))), all: format.value(all.value(row), 'count') })
      }
    />
  );
}
