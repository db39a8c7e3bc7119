import { Type, type Static } from 'typebox';
import { NO_OTHER_KEYS } from './schema-parts.ts';

/** Fewer leave too little to go back to; each further one takes disk space. */
const GENERATIONS = { least: 3, most: 60 } as const;

/** Number of generations that a data folder keeps; left out: 3. */
export const GenerationsToKeepSchema = Type.Integer({
  minimum: GENERATIONS.least,
  maximum: GENERATIONS.most,
  description: 'Generations that are kept to go back to; 3 if left out.',
});

/** Copies of imported files, from which `pendapa rebuild` makes the data again. They hold personal data. */
export const ImportedFilesSchema = Type.Object(
  {
    keep: Type.Optional(Type.Boolean({ description: 'Whether imported files are kept; true if left out.' })),
    maxAgeDays: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 36_500, description: 'Files of older loads are removed; no limit if left out.' }),
    ),
    maxMegabytes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100_000_000,
        description: 'The oldest files are removed above this size; no limit if left out.',
      }),
    ),
    inBackups: Type.Optional(Type.Boolean({ description: 'Whether backups hold the files, too; true if left out.' })),
  },
  NO_OTHER_KEYS,
);
export type ImportedFilesSettings = Static<typeof ImportedFilesSchema>;

export const generationsToKeep = (settings: { readonly generationsToKeep?: number }): number =>
  settings.generationsToKeep ?? GENERATIONS.least;
