export { linkStateNames, orderStatusNames } from './labels.ts';
