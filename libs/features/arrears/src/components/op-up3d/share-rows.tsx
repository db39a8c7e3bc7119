import { AnswerRows, share, type Drawing } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';

/** How many objects are registered, by the codes of a member and in all. */
export interface Registered<D extends string> {
  readonly of: (codes: Readonly<Record<D, string | null>>) => Value;
  readonly all: Value;
}

interface ShareRowsProps<M extends string, D extends string> extends Drawing<M | 'objects', D> {
  /** What the members are told by. */
  readonly by: readonly NoInfer<D>[];
  readonly registered: Registered<NoInfer<D>>;
  /** What else is told of each. */
  readonly more?: readonly NoInfer<M>[];
}

/** Members with the objects that owe, of how many they are a part, and that part. */
export function ShareRows<M extends string, D extends string>({ by, registered, more = [], ...drawing }: ShareRowsProps<M, D>) {
  const t = useMessages(messages);
  return (
    <AnswerRows
      {...drawing}
      columns={(columns) => [
        ...by.map((dimension) => columns.by(dimension)),
        columns.of('objects'),
        columns.make.count({
          key: 'registered',
          header: t('share.registered'),
          value: ({ codes }) => registered.of(codes),
          total: registered.all,
        }),
        columns.make.percent({
          key: 'share',
          header: t('share.column'),
          value: ({ codes, current }) => share(current.objects, registered.of(codes)),
          total: share(drawing.read.total('objects'), registered.all),
        }),
        ...more.map((measure) => columns.of(measure)),
      ]}
    />
  );
}
