export const Tree = () => null
