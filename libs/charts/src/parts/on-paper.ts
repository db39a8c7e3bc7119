import { createContext, useContext } from 'react';

const Context = createContext(false);

/** Provider for charts in files: no controls, and omitted rows are mentioned. */
export const OnPaper = Context.Provider;

export const useOnPaper = (): boolean => useContext(Context);
