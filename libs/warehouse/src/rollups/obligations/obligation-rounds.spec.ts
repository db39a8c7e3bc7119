import { addDays } from '@pendapa/contracts';
import { OBLIGATION_TABLE_NAMES } from './obligation-tables.ts';
import { execute, query, type Row } from '../../engine/duck.ts';
import { quoted } from '../../engine/literals.ts';
import { buildObligations } from './obligation-parts.ts';
import { portionsOf } from './obligation-rounds.ts';
import { NOTHING_REPLACED } from '../../schema/replacement.ts';
import { openDraft } from '../../publishing/open-draft.ts';
import { createViews } from '../published-tables.ts';
import { randomGenerator } from '../../testing/random-generator.ts';
import { ASSESSMENTS, OBLIGATIONS_AGENCY, RETURNS } from '../../testing/obligations-agency.ts';
import { load, payment, temporaryFolder } from '../../testing/small-agency.ts';

const draw = randomGenerator(77);
const unowned = { object_key: null, unit_code: null };

/** A payment of any object or none, that names what this object owes, what another one owes, what nobody owes, or nothing. */
function anyPayment(number: number) {
  const day = addDays('2024-10-20', draw.below(140));
  const amount = 1 + draw.below(120);
  return {
    ...payment(day, draw.from(['PBB', 'RESTO', 'PKB']), amount),
    payment_id: `P${String(number)}`,
    paid_on: day,
    object_key: draw.from([1, 2, 3, 4, 5, null]),
    principal: draw.from([amount, null]),
    tax_year: draw.from([2024, 2025]),
    period: draw.from([null, 202412]),
    assessment_id: draw.from(['A1', 'A2', 'A4', 'A5', 'A6', 'A7', 'A9', null, null, null]),
    return_id: draw.from(['R1', 'R1b', 'R2', 'R3', 'R4', null, null, null]),
  };
}

it('works out the same in portions of a few obligations as all at once, wherever payments say that they belong', async () => {
  const folder = await temporaryFolder();
  try {
    const manifest = await load(folder.path, {
      ...OBLIGATIONS_AGENCY,
      assessments: [...ASSESSMENTS, { ...ASSESSMENTS[1], ...unowned, assessment_id: 'A7' }],
      returns: [...RETURNS, { ...RETURNS[2], ...unowned, return_id: 'R4' }],
      payments: Array.from({ length: 60 }, (_, index) => anyPayment(index)),
    });
    const draft = await openDraft(folder.path, { threads: 1 });
    try {
      const { connection } = draft;
      await createViews(connection, 'next', manifest.parts);
      expect((await portionsOf(connection, 3)).length).toBeGreaterThan(3);
      const built = await buildObligations(connection, folder.path, null, NOTHING_REPLACED, [], 3);
      await execute(connection, `ATTACH ${quoted(built?.path ?? '')} AS in_portions (READ_ONLY)`);
      const rows = (table: string): Promise<readonly Row[]> => query(connection, `SELECT * FROM ${table} ORDER BY ALL`);
      for (const name of OBLIGATION_TABLE_NAMES) expect(await rows(`in_portions.${name}`)).toEqual(await rows(`published.${name}`));
    } finally {
      await draft.discard();
    }
  } finally {
    await folder.remove();
  }
});
