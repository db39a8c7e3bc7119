import { listGenerations } from '@pendapa/warehouse';

/**
 * Finds the stored generation to which a generation added its load.
 * @returns null for the first load, or if that generation is not stored any more
 */
export async function findGenerationBefore(dataFolder: string, generation: number): Promise<number | null> {
  const stored = await listGenerations(dataFolder);
  const loadBefore = stored.find((one) => one.generation === generation)?.loads.at(-2)?.id;
  if (loadBefore === undefined) return null;
  // After a rollback the number before may belong to a generation with other loads.
  return stored.find((one) => one.generation < generation && one.loads.at(-1)?.id === loadBefore)?.generation ?? null;
}
