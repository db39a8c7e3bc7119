import type { KeyboardEvent } from 'react';
import type { CellPosition } from './apply-paste.ts';

const CELL = 'data-cell';

/** Place of a cell in the table; null for other elements. */
export function positionOf(element: EventTarget): CellPosition | null {
  const [row, column] = (element instanceof Element ? element.getAttribute(CELL) : null)?.split(':').map((own) => Number(own)) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** The step of a key in rows and columns; null if the key stays in its cell. Left and right leave a text only at its ends. */
function stepOf(
  { key, shiftKey }: KeyboardEvent,
  { selectionStart, selectionEnd, value }: HTMLInputElement,
): readonly [number, number] | null {
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft' && !shiftKey && (isWhole || selectionEnd === 0)) return [0, -1];
  if (key === 'ArrowRight' && !shiftKey && (isWhole || selectionStart === value.length)) return [0, 1];
  return null;
}

/** Moves between cells as in a sheet: arrows and Enter; the text of the next cell is selected, so that typing replaces it. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, altKey } = event;
  const at = positionOf(target);
  if (at === null || !(target instanceof HTMLInputElement) || ctrlKey || metaKey || altKey) return;
  const step = stepOf(event, target);
  if (step === null) return;
  const next = currentTarget.querySelector<HTMLInputElement>(`[${CELL}="${String(at.row + step[0])}:${String(at.column + step[1])}"]`);
  event.preventDefault();
  next?.focus();
  next?.select();
}
