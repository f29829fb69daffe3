// Finds the properties of a type that no code reads. Unlike a search for the name, the type checker also knows about reads through
// destructuring, generic functions and React props.
// TypeScript 7, which checks this project, has no stable API yet, so ts-morph is used, which includes the last version that has one.
import { Project, ts } from 'ts-morph'

/**
 * The properties that one file declares and no other file reads, as paths such as 'QuizPage.frame.step'.
 *
 * A property is read by an access (`page.frame.step`), by destructuring, by a computed key of a known type
 * (`texts[state]`), and by passing its owner on as another type with a property of the same name, as with React props:
 * the code that declares the other type then asks for it. If the other type is declared in the same file, the property
 * counts as read only if its namesake is.
 *
 * @param {object} project
 * @param {string} project.types the file with the declarations, an absolute path
 * @param {string[]} project.readers the files that may read them, absolute paths
 * @param {ts.CompilerOptions} project.options
 */
export function unreadProperties({ types, readers, options }) {
  const project = new Project({ compilerOptions: options, skipAddingFilesFromTsConfig: true })
  for (const path of [types, ...readers]) project.addSourceFileAtPath(path)
  const program = project.getProgram().compilerObject
  const source = program.getSourceFile(types)
  if (!source) throw new Error(`${types} cannot be read`)
  const declared = declaredProperties(source)
  const reads = createReads(declared)
  const visit = createVisitor(program.getTypeChecker(), declared, reads)
  for (const path of readers) {
    const file = program.getSourceFile(path)
    if (file) visit(file)
  }
  const found = reads.all()
  return [...declared].filter(([node]) => !found.has(node)).map(([, path]) => path)
}

/**
 * Each property of a file with its path.
 * @param {ts.SourceFile} source
 */
function declaredProperties(source) {
  /** @type {Map<ts.Node, string>} */
  const found = new Map()
  /** @param {ts.Node} node @param {string} owner */
  const collect = (node, owner) => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node)
    const path = isNamed ? (owner ? `${owner}.` : '') + node.name.getText(source) : owner
    if (ts.isPropertySignature(node)) found.set(node, path)
    ts.forEachChild(node, (child) => collect(child, path))
  }
  collect(source, '')
  return found
}

/**
 * Collects which of the declared properties are read.
 * @param {ReadonlyMap<ts.Node, string>} declared
 */
function createReads(declared) {
  /** @type {Set<ts.Node>} */
  const found = new Set()
  /** For each property, those that are passed on as it: if it is read, so are they. @type {Map<ts.Node, Set<ts.Node>>} */
  const standIns = new Map()
  /** @param {ts.Symbol | undefined} symbol */
  const declarationsOf = (symbol) => (symbol?.declarations ?? []).filter((node) => declared.has(node))
  return {
    declarationsOf,
    /** @param {ts.Symbol | undefined} symbol */
    read: (symbol) => declarationsOf(symbol).forEach((node) => found.add(node)),
    /** @param {ts.Symbol} property @param {ts.Symbol} standIn */
    readInPlaceOf: (property, standIn) => {
      for (const node of declarationsOf(property))
        standIns.set(node, new Set([...(standIns.get(node) ?? []), ...declarationsOf(standIn)]))
    },
    all: () => {
      // A Set that grows during iteration is visited to its new end, so chains are followed.
      for (const node of found) for (const standIn of standIns.get(node) ?? []) found.add(standIn)
      return found
    },
  }
}

/**
 * Returns a function for a value of one type that is used as another type: the properties that the other type declares are read.
 * @param {ts.TypeChecker} checker
 * @param {ReturnType<typeof createReads>} reads
 */
function createPassing(checker, { declarationsOf, read, readInPlaceOf }) {
  /** Pairs of types that have been compared: types may contain themselves. @type {Map<ts.Type, Set<ts.Type>>} */
  const compared = new Map()

  /** @param {ts.Type | undefined} from @param {ts.Type | undefined} to */
  const passOn = (from, to) => {
    if (!from || !to || compared.get(from)?.has(to)) return
    compared.set(from, (compared.get(from) ?? new Set()).add(to))
    for (const source of membersOf(from))
      for (const target of membersOf(to)) if (source !== target && isObject(source)) passOnObject(source, target)
  }
  /** @param {ts.Type} source @param {ts.Type} target */
  const passOnObject = (source, target) => {
    if (checker.isArrayLikeType(source) && checker.isArrayLikeType(target))
      return passOn(elementOf(checker, source), elementOf(checker, target))
    const takesAnyKey = checker.getIndexInfosOfType(target).length > 0
    for (const property of checker.getPropertiesOfType(source)) {
      if (declarationsOf(property).length === 0) continue
      const asked = checker.getPropertyOfType(target, property.name)
      if (asked) passOnProperty(property, asked)
      else if (takesAnyKey) read(property)
    }
  }
  /** @param {ts.Symbol} property @param {ts.Symbol} asked its namesake in the other type */
  const passOnProperty = (property, asked) => {
    if (declarationsOf(asked).length === 0) read(property)
    readInPlaceOf(asked, property)
    passOn(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(asked))
  }
  return passOn
}

/**
 * Returns a function that says whether a type, or that of its elements, has declared properties.
 * @param {ts.TypeChecker} checker
 * @param {ReturnType<typeof createReads>} reads
 */
function createDeclaredTest(checker, { declarationsOf }) {
  /** @type {Map<ts.Type, boolean>} */
  const known = new Map()
  /** @param {ts.Type | undefined} type @returns {boolean} */
  const hasDeclared = (type) => {
    if (!type) return false
    const before = known.get(type)
    if (before !== undefined) return before
    // For a type that contains itself.
    known.set(type, false)
    const has = membersOf(type).some((member) => {
      if (!isObject(member)) return false
      if (checker.isArrayLikeType(member)) return hasDeclared(elementOf(checker, member))
      return checker.getPropertiesOfType(member).some((property) => declarationsOf(property).length > 0)
    })
    known.set(type, has)
    return has
  }
  return hasDeclared
}

/**
 * Returns a function that takes a file, or another node, and notes what the code in it reads.
 * @param {ts.TypeChecker} checker
 * @param {ReadonlyMap<ts.Node, string>} declared
 * @param {ReturnType<typeof createReads>} reads
 */
function createVisitor(checker, declared, reads) {
  const { read } = reads
  const passOn = createPassing(checker, reads)
  const hasDeclared = createDeclaredTest(checker, reads)
  /** The names of the properties. Most accesses have other names, so the type of the owner need not be found. */
  const names = new Set([...declared.keys()].map((node) => ts.isPropertySignature(node) && node.name.getText()))

  /**
   * `texts[state]` reads the keys that `state` can have, or all keys if these are not known.
   * @param {ts.ElementAccessExpression} node
   */
  const readComputed = (node) => {
    const owner = checker.getNonNullableType(checker.getTypeAtLocation(node.expression))
    for (const key of membersOf(checker.getTypeAtLocation(node.argumentExpression)))
      if (key.isStringLiteral()) read(checker.getPropertyOfType(owner, key.value))
      else if (key.flags & ts.TypeFlags.StringLike) checker.getPropertiesOfType(owner).forEach(read)
  }
  /** @param {ts.BindingElement} node */
  const readDestructured = (node) => {
    const key = node.propertyName ?? node.name
    if (ts.isObjectBindingPattern(node.parent) && ts.isIdentifier(key))
      read(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), key.text))
  }
  /** @param {ts.JsxSpreadAttribute} node */
  const passOnProps = (node) => {
    const props = checker.getResolvedSignature(node.parent.parent)?.parameters[0]
    if (props) passOn(checker.getTypeAtLocation(node.expression), checker.getTypeOfSymbol(props))
  }
  /**
   * If the branches have types of the same shape, the type of the whole expression keeps only one of them.
   * @param {ts.ConditionalExpression} node
   */
  const passOnBranches = (node) => {
    for (const branch of [node.whenTrue, node.whenFalse])
      passOn(checker.getTypeAtLocation(branch), checker.getTypeAtLocation(node))
  }
  /** @param {ts.Node} node */
  const readKindOf = (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text)) read(checker.getSymbolAtLocation(node.name))
    } else if (ts.isElementAccessExpression(node)) readComputed(node)
    else if (ts.isBindingElement(node)) readDestructured(node)
    else if (ts.isJsxSpreadAttribute(node)) passOnProps(node)
    else if (ts.isSpreadAssignment(node))
      passOn(checker.getTypeAtLocation(node.expression), checker.getContextualType(node.parent))
    else if (ts.isConditionalExpression(node)) passOnBranches(node)
  }
  /** @param {ts.Expression} node */
  const passOnExpected = (node) => {
    const type = checker.getTypeAtLocation(node)
    // Only if needed: finding the contextual type resolves the call around an argument again, which takes longer than all the rest.
    if (hasDeclared(type)) passOn(type, checker.getContextualType(node))
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    readKindOf(node)
    if (ts.isExpression(node) && !ts.isPropertyAccessExpression(node.parent) && !isPlain(node)) passOnExpected(node)
    ts.forEachChild(node, visit)
  }
  return visit
}

/** @param {ts.TypeChecker} checker @param {ts.Type} type */
const elementOf = (checker, type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number)
/** @param {ts.Type} type */
const membersOf = (type) => (type.isUnion() ? type.types : [type])
/** @param {ts.Type} type */
const isObject = (type) => (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection()

/** Whether an expression is a literal, a function or an element, and so has no settings. @param {ts.Node} node */
const isPlain = (node) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node)
