export function problemsOf(client: string): readonly string[]
