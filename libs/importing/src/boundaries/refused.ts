import { UserError, type Texts } from '@pendapa/contracts';

const LISTED = 20;

const more = (count: number): Texts[] =>
  count > LISTED ? [{ id: `... dan ${String(count - LISTED)} lagi`, en: `... and ${String(count - LISTED)} more` }] : [];

/** Refuses a boundary file as a whole; every reason names its feature. */
export class BoundariesRefused extends UserError {
  override readonly name: string = 'BoundariesRefused';

  constructor(
    readonly source: string,
    readonly reasons: readonly Texts[],
  ) {
    const lines = [...reasons.slice(0, LISTED), ...more(reasons.length)];
    super({
      id: [`Berkas batas ${source} ditolak; peta tidak berubah.`, ...lines.map(({ id }) => `  ${id}`)].join('\n'),
      en: [`The boundary file ${source} is refused; the map has not changed.`, ...lines.map(({ en }) => `  ${en}`)].join('\n'),
    });
  }
}

const NAMES_LISTED = 10;

/** Joins the first names of a list, with the number of all if there are more. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_LISTED).join(', ');
  return names.length > NAMES_LISTED ? `${shown}, ... (${String(names.length)})` : shown;
}
