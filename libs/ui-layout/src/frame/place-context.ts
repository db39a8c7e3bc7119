import { createContext, use } from 'react';
import type { FeaturePage } from '@pendapa/page-manifest';

const PlaceContext = createContext<FeaturePage | null>(null);

export const PlaceProvider = PlaceContext.Provider;
/** Menu position of the current page; null at an unknown address. */
export const usePlace = (): FeaturePage | null => use(PlaceContext);
