import { sellingOf, type Selling } from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useConfiguration } from './use-configuration.ts';
import { useSelector } from 'react-redux';

/** How the viewer's provider sells. */
export const useSelling = (): Selling =>
  sellingOf(useConfiguration(), sessionNetwork(useSelector(selectSession))?.provider);
