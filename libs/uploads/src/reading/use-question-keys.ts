import { useEffect } from 'react';
import { useShortcuts } from '@pendapa/filters';

/** Elements in which the user types or chooses with letters. */
const WRITTEN_IN = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(WRITTEN_IN) !== null;

export interface QuestionKeys {
  /** Chooses a reading, from 0. */
  readonly onChoose: (index: number) => void;
  readonly onNext: () => void;
}

/** Digits choose a reading and N goes on, outside of fields, unless single keys are switched off. */
export function useQuestionKeys({ onChoose, onNext }: QuestionKeys): boolean {
  const isOn = useShortcuts();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return;
      const isNext = event.key.toLowerCase() === 'n';
      if (!isNext && !/^[1-9]$/.test(event.key)) return;
      event.preventDefault();
      if (isNext) onNext();
      else onChoose(Number(event.key) - 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, onChoose, onNext]);
  return isOn;
}
