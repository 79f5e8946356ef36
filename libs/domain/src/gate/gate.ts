// The door of the gate: everything that other libraries may use stands here.
export { createGate, type Gate, type GatePorts } from './create-gate.ts';
export { type GateId, type GateViewer, nextGate } from './chain.ts';
export { actionsOf, isAdultContent, isOpenToAll, type AccessRequest } from './access-request.ts';
