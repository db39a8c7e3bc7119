import { createContext, useContext } from 'react';
import type { Arrive } from '@pendapa/ui-layout';

const FocusContext = createContext<Arrive>(() => undefined);

/** Views below it move the focus to their heading when they replace another view. */
export const FocusProvider = FocusContext.Provider;
export const useViewFocus = (): Arrive => useContext(FocusContext);
