import type { Row } from '@livery/contract/catalogue/entities';

const ACTIVE = 'active';

/** Whether the server has not set a row aside. */
export const isActiveRow = ({ status = ACTIVE }: Pick<Row, 'status'>): boolean => status === ACTIVE;
