import { MAIN_FINDINGS } from './findings-panel.tsx';
import { useFindings } from './use-findings.ts';
import { useFindingWords } from './use-finding-words.ts';

/** The main findings in words, for a sheet of paper; empty until they are known. */
export function useMainFindings(): readonly string[] {
  const { findings } = useFindings();
  const { sentence } = useFindingWords(findings?.members);
  return (findings?.findings ?? []).slice(0, MAIN_FINDINGS).map(sentence);
}
