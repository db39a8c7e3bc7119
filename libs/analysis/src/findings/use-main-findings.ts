import { MAIN_FINDINGS } from './findings-panel.tsx';
import { useFindings } from './use-findings.ts';
import { useFindingsState } from './use-findings-state.ts';
import { useFindingWords } from './use-finding-words.ts';

/** Main findings as sentences, for a printed sheet; until they are known, the reason. */
export function useMainFindings(): readonly string[] {
  const known = useFindings();
  const state = useFindingsState(known);
  const { sentence } = useFindingWords(known.findings?.members);
  return state === null ? (known.findings?.findings ?? []).slice(0, MAIN_FINDINGS).map(sentence) : [state];
}
