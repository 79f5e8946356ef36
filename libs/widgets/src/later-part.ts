export { lazyPart as laterPart } from '@livery/value/react';
