import { AnswerRows, type Drawing } from '@pendapa/analysis';
import type { KindMeasure } from './questions.ts';

/** Every kind in every use, as rows. */
export const KindRows = (drawing: Drawing<KindMeasure, 'taxType' | 'objectClass' | 'objectUse'>) => (
  <AnswerRows
    {...drawing}
    columns={({ by, of, share }) => [
      by('taxType'),
      by('objectClass'),
      by('objectUse'),
      of('registered'),
      of('suspended'),
      of('baseValue'),
      share('baseValue'),
      of('averageBase'),
    ]}
  />
);
