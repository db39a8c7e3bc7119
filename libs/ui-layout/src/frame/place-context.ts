import { createContext, use } from 'react';
import type { Place } from '@pendapa/page-manifest';

const PlaceContext = createContext<Place | null>(null);

export const PlaceProvider = PlaceContext.Provider;
/** Menu position of the current page; null at an unknown address. */
export const usePlace = (): Place | null => use(PlaceContext);
