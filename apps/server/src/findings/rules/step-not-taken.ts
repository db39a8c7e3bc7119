import { groupBy, total, type RuleContext, type Found } from '../finding.ts';
import { belowPeers } from '../below-peers.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type PursuitRow = FigureRow<'documents', 'unit' | 'taxType' | 'lastAction'>;

const NONE = 'none';

/** The last step of collection for the debts of the last snapshot, unit x tax. */
export const readPursuit = ({ read }: Reader, { asOf }: RuleContext): Promise<readonly PursuitRow[]> =>
  read({ subject: 'pursuit', measures: ['documents'], by: ['unit', 'taxType', 'lastAction'], to: asOf, compare: 'none' });

/** Units that sent letters for far fewer of their debts than units with the same taxes. */
export function stepsNotTaken(rows: readonly PursuitRow[], { asOf }: RuleContext): readonly Found[] {
  const debts = [...groupBy(rows, ({ codes }) => JSON.stringify([codes.unit, codes.taxType])).values()].map((own) => ({
    unit: own[0]?.codes.unit ?? null,
    tax: own[0]?.codes.taxType ?? null,
    of: total(own, ({ current }) => current.documents),
    done: total(own, ({ codes, current }) => (codes.lastAction === NONE ? 0 : current.documents)),
  }));
  return belowPeers(debts).map(({ unit, of, done, expected }) => ({
    rule: 'step-not-taken',
    where: { unit },
    period: { from: asOf, to: asOf },
    year: null,
    n: of,
    figures: { share: done / of, expected: expected / of },
    strength: (expected - done) / of,
  }));
}
