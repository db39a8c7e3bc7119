import { createContext, useContext } from 'react';

const Context = createContext(false);

/** Around charts that are drawn for a file: nothing in them is there to be clicked, and what is left out is said. */
export const OnPaper = Context.Provider;

export const useOnPaper = (): boolean => useContext(Context);
