import { MAX_REMARK_LENGTH, WORK_STATES, type WorkListRow, type WorkMark, type WorkState } from '@pendapa/contracts';

/** A result that the server does not have yet, as the device stores it. */
export interface UnsentMark extends WorkMark {
  /** Name of the user who marked the row; the access mode where users have no names. */
  readonly by: string;
  /** Id of the work list. */
  readonly list: string;
  readonly position: number;
}

/** Of a row there is one unsent result by user. */
export const isOfSameRow = (one: UnsentMark, other: Pick<UnsentMark, 'by' | 'list' | 'position'>): boolean =>
  one.by === other.by && one.list === other.list && one.position === other.position;

type Version = Pick<WorkListRow, 'state' | 'remark' | 'revision'>;

/** True if the server has this result already, as when its answer was lost on the way. */
export const isSaved = (mark: UnsentMark, row: Version): boolean =>
  row.revision !== mark.revision && row.state === mark.state && row.remark === mark.remark;

/** True if somebody else has marked the row since this user saw it. */
export const isConflict = (mark: UnsentMark, row: Version): boolean => row.revision !== mark.revision && !isSaved(mark, row);

const isState = (value: unknown): value is WorkState => WORK_STATES.some((state) => state === value);

function isUnsentMark(value: unknown): value is UnsentMark {
  if (typeof value !== 'object' || value === null) return false;
  const { by, list, position, state, remark, revision } = value as Partial<Record<keyof UnsentMark, unknown>>;
  const isText = typeof by === 'string' && typeof list === 'string' && typeof remark === 'string' && remark.length <= MAX_REMARK_LENGTH;
  return isText && isState(state) && Number.isInteger(position) && Number.isInteger(revision);
}

/** Reads what a device stored. Anyone can edit it, so anything of another shape is left out. */
export function parseUnsent(text: string | null): readonly UnsentMark[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsentMark) : [];
  } catch {
    return [];
  }
}
