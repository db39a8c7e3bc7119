import { join } from 'node:path';
import { rollback } from '@pendapa/warehouse';
import { publishPayment, publishTwoGenerations, temporaryFolder } from '../testing/small-agency.ts';
import { findGenerationBefore } from './generation-before.ts';

it('is the one to which the load was added, also after a rollback', async () => {
  const folder = await temporaryFolder();
  const data = join(folder.path, 'data');
  try {
    await publishTwoGenerations(data);
    await rollback(data, 1);
    await publishPayment(data, '2024-03-20', 5);
    // The third generation has the loads of the first one and its own.
    expect(await Promise.all([1, 2, 3, 4].map((generation) => findGenerationBefore(data, generation)))).toEqual([null, 1, 1, null]);
  } finally {
    await folder.remove();
  }
});
