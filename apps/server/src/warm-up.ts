import { addMonths, monthStart, type Question } from '@pendapa/contracts';
import type { Warehouse } from '@pendapa/warehouse';

const MONTHS_BACK = 36;

/** One broad question for each subject: together they read every aggregate of the last years once. */
function broadQuestions(from: string): readonly Question[] {
  return [
    { subject: 'revenue', measures: ['amount', 'payingObjects', 'amountPerObject'], by: ['month'], from, compare: 'last-year' },
    { subject: 'revenue', measures: ['amount', 'transactions'], by: ['taxType', 'unit'], from },
    { subject: 'achievement', measures: ['realised', 'target', 'plan'], by: ['taxType'] },
    { subject: 'objects', measures: ['registered'], by: ['month'], from, compare: 'last-year' },
  ];
}

/**
 * Asks before the first reader does, so that nobody's first page waits for the disk. A question that these data cannot answer
 * warms nothing and harms nothing.
 */
export async function warmUp(warehouse: Pick<Warehouse, 'status' | 'answer'>): Promise<void> {
  const { asOf } = warehouse.status();
  if (asOf === null) return;
  const from = monthStart(addMonths(asOf, -MONTHS_BACK));
  await Promise.allSettled(broadQuestions(from).map((question) => warehouse.answer(question)));
}
