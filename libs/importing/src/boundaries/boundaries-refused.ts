import { UserError, type Texts } from '@pendapa/contracts';

const MAX_LISTED = 20;

const moreReasons = (count: number): Texts[] =>
  count > MAX_LISTED ? [{ id: `... dan ${String(count - MAX_LISTED)} lagi`, en: `... and ${String(count - MAX_LISTED)} more` }] : [];

/** Refuses a boundary file as a whole; every reason names its feature. */
export class BoundariesRefused extends UserError {
  override readonly name: string = 'BoundariesRefused';

  constructor(
    readonly source: string,
    readonly reasons: readonly Texts[],
  ) {
    const lines = [...reasons.slice(0, MAX_LISTED), ...moreReasons(reasons.length)];
    super({
      id: [`Berkas batas ${source} ditolak; peta tidak berubah.`, ...lines.map(({ id }) => `  ${id}`)].join('\n'),
      en: [`The boundary file ${source} is refused; the map has not changed.`, ...lines.map(({ en }) => `  ${en}`)].join('\n'),
    });
  }
}

const MAX_LISTED_NAMES = 10;

/** Joins the first names of a list, with the number of all if there are more. */
export function listFirst(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED_NAMES).join(', ');
  return names.length > MAX_LISTED_NAMES ? `${shown}, ... (${String(names.length)})` : shown;
}
