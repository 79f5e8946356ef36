export default function PinDialog() { return null; }
