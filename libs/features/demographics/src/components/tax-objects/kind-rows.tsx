import { AnswerRows, type Drawing } from '@pendapa/analysis';
import type { KindDimension, KindMeasure } from './questions.ts';

interface KindRowsProps<D extends KindDimension> extends Drawing<KindMeasure, D> {
  readonly kinds: readonly NoInfer<D>[];
}

/** Every kind, and in every use where that is stated. */
export const KindRows = <D extends KindDimension>({ kinds, ...drawing }: KindRowsProps<D>) => (
  <AnswerRows
    {...drawing}
    columns={({ by, of, share }) => [
      ...kinds.map((kind) => by(kind)),
      of('registered'),
      of('suspended'),
      of('baseValue'),
      share('baseValue'),
      of('averageBase'),
    ]}
  />
);
