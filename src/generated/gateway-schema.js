/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var kr=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Nr=kr(jr=>{"use strict";Object.defineProperty(jr,"__esModule",{value:!0});function Er(e){let i=e.length,r=0,s=0,f;for(;s<i;)r++,f=e.charCodeAt(s++),f>=55296&&
f<=56319&&s<i&&(f=e.charCodeAt(s),(f&64512)===56320&&s++);return r}jr.default=Er;Er.code='require("ajv/dist/runtime/ucs2length").default'});var zr=kr(($i,Ir)=>{"use strict";Ir.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,f,n;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(f=s;f--!==0;)if(!e(i[f],r[f]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(n=Object.keys(i),s=n.length,s!==Object.keys(r).length)return!1;for(f=s;f--!==0;)if(!Object.prototype.hasOwnProperty.call(r,n[f]))return!1;
for(f=s;f--!==0;){var t=n[f];if(!e(i[t],r[t]))return!1}return!0}return i!==i&&r!==r}});var Lr=kr(Ar=>{"use strict";Object.defineProperty(Ar,"__esModule",{value:!0});var Fr=zr();Fr.code='require("ajv/dist/runtime/equal").default';Ar.default=Fr});function Y(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),f=d=>s.get(d)?.with??[],n=r.filter(d=>s.has(d)),t=n.filter(d=>!n.some(p=>f(p).includes(d))),[l,
u]=t;if(l===void 0)return[{problem:"none",keys:[...s.keys()]}];if(u!==void 0)return[{problem:"many",keys:t}];let _=new Set([...s].flatMap(([d])=>[d,...f(d)])),m=new Set(
[l,...f(l)]),c=r.filter(d=>_.has(d)&&!m.has(d)),y=(s.get(l)?.required??[]).filter(d=>!r.includes(d));return[...c.map(d=>({problem:"stray",key:d,beside:l,belongs:[
...s.keys()].filter(p=>f(p).includes(d))})),...y.map(d=>({problem:"lacking",key:d,beside:l}))]}function Or(e,i){return Object.entries(e).flatMap(([r,s])=>Object.
hasOwn(i,r)?s.filter(f=>Object.hasOwn(i,f)).map(f=>({problem:"stray",key:f,beside:r,belongs:[]})):[])}var Ai=E,Dr={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},store:{$ref:"#/definitions/store"},settle:{$ref:"#/definitions/set\
tle"},media:{$ref:"#/definitions/media_reading"},currency:{$ref:"#/definitions/currency"},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/upstream"}},prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"\
object",propertyNames:{$ref:"#/definitions/model_id"},additionalProperties:{$ref:"#/definitions/model"}},envelopes:{type:"object",propertyNames:{$ref:"#/definit\
ions/name"},additionalProperties:{$ref:"#/definitions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/interface"}},billing:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions\
/name"},additionalProperties:{$ref:"#/definitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/defi\
nitions/catalogue"}},routes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},model_id:{type:"str\
ing",pattern:"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}\
(B|KiB|MiB|GiB)$"},amount:{type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"\
string",pattern:"^[a-z0-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},path_template:{
type:"string",pattern:"^/[^\\s?#]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},prefixes:{type:["string","array"],pattern:"^(/|(/[A-Za-z0-9._~\
-]+)+)$",items:{$ref:"#/definitions/prefix"},minItems:1,uniqueItems:!0},match:{type:"string",pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},schema_file:{type:"\
string",pattern:"\\.json$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}\
|655[0-2][0-9]|6553[0-5])$"},listen_address:{type:["string","object"],pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]\
{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{$ref:"#/definit\
ions/address"}}},file_path:{type:"string",minLength:1},secret:{type:"object",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"\
#/definitions/file_path"}},"x-variants":{env:{},file:{}}},upstream_url:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},file:{$ref:"#/definitions/file_path"}},"x-\
variants":{env:{with:["default"]},file:{}}},store_url:{type:["string","object"],pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"},file:{$ref:"#/definitions\
/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},
unit:{type:"string",enum:["second","million_tokens"]},json:{},tree:{},server:{type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/list\
en_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/d\
efinitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{
$ref:"#/definitions/server_tracing"}}},server_tracing:{type:"object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{$ref:"#/definitions/tra\
cing_endpoint"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{},file:{}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{
type:"object",additionalProperties:!1,properties:{headers:{$ref:"#/definitions/duration"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/dura\
tion"}}},server_bodies:{type:"object",additionalProperties:!1,properties:{nodes:{type:"integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{
$ref:"#/definitions/size"}}},server_drain:{type:"object",additionalProperties:!1,properties:{lame_duck:{$ref:"#/definitions/duration"},limit:{$ref:"#/definition\
s/duration"}}},store:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/definitions/store_url"}}},settle:{type:"object",additionalProperties:!1,
properties:{first:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/def\
initions/duration"},lease:{$ref:"#/definitions/duration"}}},media_reading:{type:"object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/durati\
on"},limit:{$ref:"#/definitions/size"},tolerance:{$ref:"#/definitions/duration"},shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/swi\
tch"}}},switch:{type:["boolean","object"],additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:[
"0","1","false","true"]}}},currency:{type:"object",additionalProperties:!1,required:["code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},overdraft:{$ref:"\
#/definitions/amount"},low_wallet:{$ref:"#/definitions/amount"}}},upstream:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/defi\
nitions/upstream_url"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},credential_refused:{enum:[
"pass_on","upstream_failed"]}}},credential:{type:"object",additionalProperties:!1,required:["header","secret"],properties:{header:{$ref:"#/definitions/header_na\
me"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"}}},scheme:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]*$"},upstream_timeout:{type:"\
object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/duration"}}},
price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definit\
ions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"}}},price_table:{type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,
additionalProperties:{$ref:"#/definitions/price_table"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{$ref:"#/def\
initions/name"},upstream:{$ref:"#/definitions/name"},as:{type:"string",pattern:"^[!-~]+$"},price:{$ref:"#/definitions/name"},defaults:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:"integer",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:[
"body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definiti\
ons/tree"},stream:{$ref:"#/definitions/stream_error"},names:{$ref:"#/definitions/envelope_names"},statuses:{$ref:"#/definitions/envelope_statuses"}}},stream_error:{
type:"object",additionalProperties:!1,properties:{event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},error_words:{type:["string","o\
bject"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","null"]}},envelope_names:{type:"object",additionalProperties:!1,
properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/err\
or_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},
model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{
$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"\
#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/defi\
nitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}},
envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/s\
tatus"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{
$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/\
status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{
$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/stat\
us"},overloaded:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,maximum:599},interface:{type:"object",
additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{$ref:"#/def\
initions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempotency"},
request_id:{$ref:"#/definitions/header_name"},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0}}},idempotency:{type:"\
object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/definitions/duration"}}},interface_forward:{
type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"array",items:{$ref:"#/definitions/header_name"},uniqueItems:!0},query:{
type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,properties:{header:{$ref:"#/definitions/heade\
r_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},billing_rule:{type:"obj\
ect",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitio\
ns/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"\
#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usa\
ge"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:[
"charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/clas\
s_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}},task_hold:{allOf:[{$ref:"#/definitions/expression"}],not:{type:"object",minProperties:1,additionalProperties:{
type:"object"}}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"string"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,maximum:1e6},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/defi\
nitions/pointer"},minItems:1,uniqueItems:!0},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,
uniqueItems:!0,additionalProperties:!1,required:["sum","at"],properties:{sum:{$ref:"#/definitions/pointers"},at:{$ref:"#/definitions/pointer"},where:{$ref:"#/de\
finitions/count_where"}}},count_where:{type:"object",additionalProperties:!1,required:["at","in"],properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",
items:{type:"string"},minItems:1,uniqueItems:!0}}},actual:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/poin\
ter"},otherwise:{$ref:"#/definitions/expression"}}},fact:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/defin\
itions/flag"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{
$ref:"#/definitions/counted"},header:{$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},
enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/d\
efinitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{
with:["assume"]},limit:{},fits:{},count:{},header:{with:["type","enum","values","default"],required:["type"]}}},places:{type:["string","array"],pattern:"^(/([^~\
/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{
$ref:"#/definitions/places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"intege\
r",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/def\
initions/pointer"},additionalProperties:{type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,
required:["from","to"],properties:{from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},
fact_default:{type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/\
definitions/name"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z]\
[A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{
type:"string",minLength:1}}},task_kind:{type:"object",additionalProperties:!1,required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},
query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{
$ref:"#/definitions/task_unknown_outcome"},nothing_made:{type:"array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"obje\
ct",additionalProperties:!1,required:["status"],dependencies:{at:["in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:400,
maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},
task_unknown_outcome:{type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{
type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"\
#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{
with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"\
object",additionalProperties:!1,required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{
type:"integer",minimum:1,maximum:1e4},most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,required:["at","running",
"succeeded","failed"],properties:{at:{$ref:"#/definitions/pointer"},running:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},succeeded:{
type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},failed:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},fill:{
type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"#/definitions/json"}},set:{type:"object",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},hide:{$ref:"#/definitions/hidden_events"},items:{type:"array",items:{$ref:"\
#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},hidden_events:{type:"object",additionalProperties:!1,required:["has"],properties:{has:{
$ref:"#/definitions/pointer"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{
in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{
$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},
page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/d\
efinitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{
$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},route:{type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/defin\
itions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schem\
a_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/nam\
e"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{
creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","\
fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill",
"forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},"x-excludes":{branches:["shorthand","body",
"fill","forward","billing","creates_task"]}},drain_limits:{type:"object",additionalProperties:!1,properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#\
/definitions/size"}}},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"\
#/definitions/name"},interface:{$ref:"#/definitions/name"}}},model_rule:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},param:{
$ref:"#/definitions/name"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/\
definitions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{},param:{}}},required_owner:{type:"obj\
ect",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions\
/name"},uri:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"}},"x-variants":{at:{},param:{},uri:{}}},created_resource:{type:"object",additionalProperties:!1,required:[
"resource","id"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0}}},removed_resource:{
type:"object",additionalProperties:!1,required:["resource","param"],properties:{resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"}}},resource_list:{
type:"object",additionalProperties:!1,required:["list","query","record","item","answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",
pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/pointer"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"\
#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitio\
ns/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route\
_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,
properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},
minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["prompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{
type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,
properties:{only:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_action:{
type:"object",additionalProperties:!1,required:["kinds"],properties:{poll:{$ref:"#/definitions/name"},cancel:{$ref:"#/definitions/name"},list:{$ref:"#/definitio\
ns/tree"},kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},
filters:{$ref:"#/definitions/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"o\
bject",additionalProperties:!1,required:["number","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_n\
ame"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{
status:{$ref:"#/definitions/query_name"},model:{$ref:"#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,
required:["name","expect"],properties:{name:{type:"string",minLength:1},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitio\
ns/header_name"},additionalProperties:{type:"string"}},params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string"}},expect:{
$ref:"#/definitions/expect"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},hold:{$ref:"#/definitions/amount"},error:{
type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","task_not_found","resou\
rce_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","o\
verloaded","internal"]}},minProperties:1}}},o=Object.prototype.hasOwnProperty,Vr={type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/\
listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"\
#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{
$ref:"#/definitions/server_tracing"}}};var Zr=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var Hr=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function L(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Hr.test(e))return L.errors=[0],!1}else return L.
errors=[0],!1;return L.errors=i,r===0}function lr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Zr.test(e))return lr.errors=[0],!1}else return lr.errors=[0],!1;return lr.errors=i,r===0}function he(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return he.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Zr.test(e))return he.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return he.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="default")){return he.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;L(e.env,0)||(i=i===null?L.errors:i.concat(
L.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=r;lr(e.default,0)||(i=i===null?lr.errors:i.concat(lr.errors),
r=i.length);var s=t===r}else var s=!0}}}}return he.errors=i,r===0}var Ur=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function F(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ur.test(e))return F.errors=[0],!1}else
return F.errors=[0],!1;return F.errors=i,r===0}function xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="nodes"||n==="kept"||n==="kept_\
per_account")){return xe.errors=[0],!1;break}if(f===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let n=e.nodes,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return xe.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e7||isNaN(n))return xe.errors=[0],!1;if(n<1||isNaN(n))return xe.errors=[0],!1}var s=t===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let n=r;F(e.kept,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let n=r;F(e.kept_per_account,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else
var s=!0}}}else return xe.errors=[0],!1;return xe.errors=i,r===0}var Wr=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function b(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Wr.test(e))return b.errors=[0],!1}else return b.
errors=[0],!1;return b.errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"headers"||n==="body"||n==="request")){return fr.errors=[0],!1;break}if(f===r){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;b(e.headers,0)||(i=i===null?b.
errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let n=r;b(e.body,0)||(i=i===null?b.errors:i.concat(b.
errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let n=r;b(e.request,0)||(i=i===null?b.errors:i.concat(b.errors),r=
i.length);var s=n===r}else var s=!0}}}else return fr.errors=[0],!1;return fr.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="lame_duck"||n==="limit")){return ur.
errors=[0],!1;break}if(f===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let n=r;b(e.lame_duck,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;b(e.limit,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}else
return ur.errors=[0],!1;return ur.errors=i,r===0}var Yr=new RegExp("^[a-z][a-z0-9_]*$","u");function a(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Yr.test(e))return a.errors=[0],!1}else return a.errors=
[0],!1;return a.errors=i,r===0}var Jr=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Jr.test(e))return q.errors=[0],!1}else return q.
errors=[0],!1;return q.errors=i,r===0}var qr=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");var M=Nr().default;function U(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(M(e)<1)return U.errors=[0],!1}else return U.errors=[0],!1;return U.errors=i,r===
0}function Se(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Se.errors=[0],!1;if(r===0){if(typeof e=="string"&&!qr.
test(e))return Se.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return Se.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let n=r;U(e.file,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=n===r}else var s=!0;if(s&&Y({env:{},file:{}},
e).length!==0)return Se.errors=[0],!1}}}}return Se.errors=i,r===0}function Ue(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Ue.errors=[0],!1;if(e<0||isNaN(e))return Ue.errors=[0],!1}else
return Ue.errors=[0],!1;return Ue.errors=i,r===0}function We(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(f="endpoint"))return We.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="endpoint"||t==="sample")){return We.errors=[0],!1;
break}if(n===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let t=r;Se(e.endpoint,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let t=r;Ue(e.sample,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=t===r}else var s=!0}}}else return We.
errors=[0],!1;return We.errors=i,r===0}function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.
call(Vr.properties,n)){return cr.errors=[0],!1;break}if(f===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;he(e.listen,0)||(i=i===null?he.errors:i.concat(
he.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metrics")){let n=r;he(e.metrics,0)||(i=i===null?he.errors:i.concat(he.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let n=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;xe(e.bodies,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;fr(e.timeout,0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;ur(e.drain,0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;a(e.envelope,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;q(e.request_id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.tracing!==void 0&&o.call(e,"tracing")){let n=r;We(e.tracing,0)||(i=i===null?We.errors:i.concat(We.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}else
return cr.errors=[0],!1;return cr.errors=i,r===0}var Rr=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function ke(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return ke.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Rr.test(e))return ke.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;
for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return ke.errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;L(e.
env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,t=r;if(r===
t)if(typeof n=="string"){if(!Rr.test(n))return ke.errors=[0],!1}else return ke.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let n=r;U(e.file,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=n===r}else var s=!0;if(s&&Y({env:{with:["default"]},file:{}},e).length!==0)return ke.
errors=[0],!1}}}}}return ke.errors=i,r===0}function Ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.url===void 0||!o.call(
e,"url"))&&(s="url"))return Ye.errors=[0],!1;{let f=r;for(let n of Object.keys(e))if(n!=="url"){return Ye.errors=[0],!1;break}f===r&&e.url!==void 0&&o.call(e,"u\
rl")&&(ke(e.url,0)||(i=i===null?ke.errors:i.concat(ke.errors),r=i.length))}}else return Ye.errors=[0],!1;return Ye.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="first"||n==="longest"||n==="co\
ncurrency"||n==="claim"||n==="lease")){return Oe.errors=[0],!1;break}if(f===r){if(e.first!==void 0&&o.call(e,"first")){let n=r;b(e.first,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let n=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let n=e.concurrency,t=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return Oe.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1024||isNaN(n))return Oe.errors=[0],!1;if(n<1||isNaN(n))return Oe.
errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let n=r;b(e.claim,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let n=r;b(e.lease,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else
var s=!0}}}}}else return Oe.errors=[0],!1;return Oe.errors=i,r===0}function Ee(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ee.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return Ee.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default")){
return Ee.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(typeof t!="string")return Ee.errors=[0],!1;if(!(t==="0"||t==="1"||t==="false"||
t==="true"))return Ee.errors=[0],!1;var s=l===r}else var s=!0}}}return Ee.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="timeout"||n==="limit"||n==="tolerance"||n==="shortest"||n==="allow_private")){return ar.errors=[0],!1;
break}if(f===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let n=r;F(e.limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let n=r;b(e.tolerance,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let n=r;b(e.shortest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let n=r;Ee(e.allow_private,0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return ar.errors=
[0],!1;return ar.errors=i,r===0}var Qr=new RegExp("^[A-Z]{3}$","u");var Tr=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function ce(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Tr.test(e))return ce.errors=[0],
!1}else return ce.errors=[0],!1;return ce.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.code===
void 0||!o.call(e,"code"))&&(f="code"))return Ne.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="code"||t==="overdraft"||t==="low_wallet")){return Ne.
errors=[0],!1;break}if(n===r){if(e.code!==void 0&&o.call(e,"code")){let t=e.code,l=r;if(r===l)if(typeof t=="string"){if(!Qr.test(t))return Ne.errors=[0],!1}else
return Ne.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let t=r;ce(e.overdraft,0)||(i=i===null?ce.errors:i.concat(
ce.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.low_wallet!==void 0&&o.call(e,"low_wallet")){let t=r;ce(e.low_wallet,0)||(i=i===null?ce.errors:i.concat(
ce.errors),r=i.length);var s=t===r}else var s=!0}}}}else return Ne.errors=[0],!1;return Ne.errors=i,r===0}function je(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return je.errors=[0],!1;if(r===0){if(typeof e=="string"&&!qr.test(
e))return je.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return je.
errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,t=r;if(r===t)if(typeof n=="string"){if(!qr.test(n))return je.errors=[0],!1}else return je.errors=
[0],!1;var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let n=r;U(e.file,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=n===
r}else var s=!0;if(s&&Y({env:{with:["default"]},file:{}},e).length!==0)return je.errors=[0],!1}}}}}return je.errors=i,r===0}var Xr=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Ke(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xr.test(e))return Ke.errors=[0],!1}else return Ke.
errors=[0],!1;return Ke.errors=i,r===0}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return Je.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let n=r;U(e.file,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=n===r}else var s=!0;if(s&&Y({env:{},file:{}},
e).length!==0)return Je.errors=[0],!1}}}else return Je.errors=[0],!1;return Je.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header")||(e.secret===void 0||!o.call(e,"secret"))&&(f="secret"))return Qe.errors=[0],!1;{let n=r;
for(let t of Object.keys(e))if(!(t==="header"||t==="scheme"||t==="secret")){return Qe.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Ke(e.scheme,
0)||(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.secret!==void 0&&o.call(e,"secret")){let t=r;Je(e.secret,0)||(i=i===
null?Je.errors:i.concat(Je.errors),r=i.length);var s=t===r}else var s=!0}}}}else return Qe.errors=[0],!1;return Qe.errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="connect"||n==="headers"||n==="\
idle")){return dr.errors=[0],!1;break}if(f===r){if(e.connect!==void 0&&o.call(e,"connect")){let n=r;b(e.connect,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;b(e.headers,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let n=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}else
return dr.errors=[0],!1;return dr.errors=i,r===0}function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.url===void 0||!o.
call(e,"url"))&&(f="url"))return Ie.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="url"||t==="optional"||t==="auth"||t==="timeout"||t==="credentia\
l_refused")){return Ie.errors=[0],!1;break}if(n===r){if(e.url!==void 0&&o.call(e,"url")){let t=r;je(e.url,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let t=r;if(typeof e.optional!="boolean")return Ie.errors=[0],!1;var s=t===r}else var s=!0;
if(s){if(e.auth!==void 0&&o.call(e,"auth")){let t=r;Qe(e.auth,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.timeout!==
void 0&&o.call(e,"timeout")){let t=r;dr(e.timeout,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.credential_refused!==
void 0&&o.call(e,"credential_refused")){let t=e.credential_refused,l=r;if(!(t==="pass_on"||t==="upstream_failed"))return Ie.errors=[0],!1;var s=l===r}else var s=!0}}}}}}else
return Ie.errors=[0],!1;return Ie.errors=i,r===0}var oe=Lr().default;function W(e){let i=null,r=0;return typeof e!="string"?(W.errors=[0],!1):e==="second"||e==="million_tokens"?(W.errors=i,r===0):(W.errors=[0],!1)}var wr={validate:Ve};function Ve(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ve.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Tr.test(e))return Ve.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ve.errors=[0],!1;for(let f of Object.
keys(e)){let n=r;wr.validate(e[f],0)||(i=i===null?wr.validate.errors:i.concat(wr.validate.errors),r=i.length);var s=n===r;if(!s)break}}}return Ve.errors=i,r===0}
function ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.unit===void 0||!o.call(e,"unit"))&&(n="unit")||(e.by===void 0||!o.
call(e,"by"))&&(n="by")||(e.table===void 0||!o.call(e,"table"))&&(n="table"))return ze.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return ze.errors=[0],!1;break}if(t===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(W.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,u=r;if(r===u)if(Array.isArray(l)){var f=!0;let m=l.length;for(let c=0;c<m;c++){
let y=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(oe(l[c],
l[y])){return ze.errors=[0],!1;break e}}}}else return ze.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.table!==void 0&&o.call(e,"table")){let l=r;Ve(e.table,
0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=l===r}else var s=!0}}}}else return ze.errors=[0],!1;return ze.errors=i,r===0}var ei=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function ae(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ei.test(e))return ae.errors=[0],!1}else
return ae.errors=[0],!1;return ae.errors=i,r===0}function G(e){return G.errors=null,!0}var ri=new RegExp("^[!-~]+$","u");function B(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let _;
if((e.type===void 0||!o.call(e,"type"))&&(_="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(_="upstream"))return B.errors=[0],!1;{let m=r;for(let c of Object.
keys(e))if(!(c==="type"||c==="upstream"||c==="as"||c==="price"||c==="defaults"||c==="limits"||c==="card")){return B.errors=[0],!1;break}if(m===r){if(e.type!==void 0&&
o.call(e,"type")){let c=r;a(e.type,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"ups\
tream")){let c=r;a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let c=e.
as,y=r;if(r===y)if(typeof c=="string"){if(!ri.test(c))return B.errors=[0],!1}else return B.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.price!==void 0&&o.
call(e,"price")){let c=r;a(e.price,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.defaults!==void 0&&o.call(e,"def\
aults")){let c=e.defaults,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let p of Object.keys(c)){let v=r;a(p,0)||(i=i===null?a.errors:i.concat(a.
errors),r=i.length);var f=v===r;if(!f){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(f)for(let p of Object.keys(c)){let v=c[p],P=r;if(typeof v!="s\
tring"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean")return B.errors=[0],!1;var n=P===r;if(!n)break}}else return B.errors=[0],!1;var s=y===r}else var s=!0;
if(s){if(e.limits!==void 0&&o.call(e,"limits")){let c=e.limits,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let p of Object.keys(c)){let v=r;a(
p,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var t=v===r;if(!t){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(t)for(let p of Object.keys(
c)){let v=c[p],P=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return B.errors=[0],!1;if(r===P&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))
return B.errors=[0],!1;if(v<1||isNaN(v))return B.errors=[0],!1}var l=P===r;if(!l)break}}else return B.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.card!==void 0&&
o.call(e,"card")){let c=e.card,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c))for(let p of Object.keys(c)){let v=r;G(c[p],0)||(i=i===null?G.errors:i.concat(
G.errors),r=i.length);var u=v===r;if(!u)break}else return B.errors=[0],!1;var s=y===r}else var s=!0}}}}}}}}else return B.errors=[0],!1;return B.errors=i,r===0}function N(e){return N.errors=null,!0}var ii=new RegExp("^[^\\r\\n]+$","u");function Me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"event"||n==="data")){return Me.errors=[0],!1;break}if(f===r){if(e.event!==void 0&&o.call(e,"event")){let n=e.event,t=r;if(r===t)if(typeof n=="string"){if(!ii.test(
n))return Me.errors=[0],!1}else return Me.errors=[0],!1;var s=t===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let n=r;N(e.data,0)||(i=i===null?N.
errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0}}else return Me.errors=[0],!1;return Me.errors=i,r===0}var si={type:"object",additionalProperties:!1,
properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/err\
or_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},
model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{
$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"\
#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/defi\
nitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}};function $(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return $.errors=[0],!1;if(r===0){if(typeof e=="string"&&M(e)<1)return $.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return $.errors=[0],!1;for(let n of Object.keys(e)){let t=r;a(n,0)||
(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,$.errors=i,!1;break}}if(s)for(let n of Object.keys(e)){
let t=e[n],l=r;if(typeof t!="string"&&t!==null)return $.errors=[0],!1;var f=l===r;if(!f)break}}}return $.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.call(si.properties,n)){return pr.errors=[0],!1;break}if(f===r){if(e.invalid_request!==
void 0&&o.call(e,"invalid_request")){let n=r;$(e.invalid_request,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let n=r;$(e.unsupported_media_type,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=r;$(e.body_too_large,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let n=r;$(e.unauthenticated,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=r;$(e.insufficient_funds,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.not_found!==void 0&&o.call(e,"not_found")){let n=r;$(e.not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let n=r;$(e.model_not_found,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=r;$(e.task_not_found,0)||(i=i===null?$.errors:
i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=r;$(e.resource_not_found,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let n=r;$(e.
route_not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let n=r;$(e.method_not_allowed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let n=r;$(e.conflict,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let n=r;$(e.idempotency_mismatch,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let n=r;$(e.request_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=r;$(e.upstream_failed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let n=r;$(e.upstream_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let n=r;$(e.upstream_off,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=r;$(e.overloaded,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=r;$(e.internal,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}var ni={type:"object",additionalProperties:!1,properties:{invalid_request:{
$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definiti\
ons/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function k(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return k.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return k.errors=[0],!1;if(e<400||isNaN(e))return k.errors=[0],!1}return k.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.call(ni.properties,n)){return mr.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let n=r;k(e.invalid_request,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let n=r;k(e.unsupported_media_type,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=r;k(e.body_too_large,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let n=r;k(e.unauthenticated,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=r;k(e.insufficient_funds,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let n=r;k(e.model_not_found,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=r;k(e.task_not_found,0)||(i=i===null?k.errors:
i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=r;k(e.resource_not_found,
0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let n=r;k(e.
route_not_found,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let n=r;k(e.method_not_allowed,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let n=r;k(e.conflict,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let n=r;k(e.idempotency_mismatch,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let n=r;k(e.request_timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=r;k(e.upstream_failed,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let n=r;k(e.upstream_timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let n=r;k(e.upstream_off,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=r;k(e.overloaded,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=r;k(e.internal,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}function Ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let t;if((e.body===void 0||!o.call(e,"body"))&&(t="body")||(e.names===void 0||!o.call(e,"names"))&&(t="names"))return Ae.errors=[0],!1;{let l=r;
for(let u of Object.keys(e))if(!(u==="headers"||u==="body"||u==="stream"||u==="names"||u==="statuses")){return Ae.errors=[0],!1;break}if(l===r){if(e.headers!==void 0&&
o.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m of Object.keys(u)){let c=r;q(m,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=c===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ae.errors=i,!1;break}}if(s)for(let m of Object.keys(u)){let c=r;if(typeof u[m]!=
"string")return Ae.errors=[0],!1;var f=c===r;if(!f)break}}else return Ae.errors=[0],!1;var n=_===r}else var n=!0;if(n){if(e.body!==void 0&&o.call(e,"body")){let u=r;
N(e.body,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.stream!==void 0&&o.call(e,"stream")){let u=r;Me(e.stream,0)||
(i=i===null?Me.errors:i.concat(Me.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.names!==void 0&&o.call(e,"names")){let u=r;pr(e.names,0)||(i=i===null?
pr.errors:i.concat(pr.errors),r=i.length);var n=u===r}else var n=!0;if(n)if(e.statuses!==void 0&&o.call(e,"statuses")){let u=r;mr(e.statuses,0)||(i=i===null?mr.
errors:i.concat(mr.errors),r=i.length);var n=u===r}else var n=!0}}}}}}else return Ae.errors=[0],!1;return Ae.errors=i,r===0}var Kr=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Be(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Kr.test(e))return Be.errors=[0],!1}else return Be.errors=[0],!1;return Be.errors=i,r===0}function Ce(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Ce.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Kr.test(e))return Ce.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return Ce.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;Be(e[n],0)||(i=i===null?Be.errors:i.concat(Be.errors),r=
i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(oe(e[n],e[t])){return Ce.errors=[0],!1;break e}}}}}}return Ce.errors=
i,r===0}var ti=new RegExp("^[^\\s&=#?/]+$","u");function w(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ti.test(e))return w.errors=[0],!1}else return w.errors=
[0],!1;return w.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"header"||n==="scheme"||n==="query")){return Xe.errors=[0],!1;break}if(f===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;q(e.header,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let n=r;Ke(e.scheme,0)||(i=i===null?Ke.errors:i.concat(
Ke.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;w(e.query,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.
length);var s=n===r}else var s=!0;if(s&&Y({header:{with:["scheme"]},query:{}},e).length!==0)return Xe.errors=[0],!1}}}}else return Xe.errors=[0],!1;return Xe.errors=
i,r===0}function pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.headers===void 0||!o.call(e,"headers"))&&(t="headers")||(e.query===
void 0||!o.call(e,"query"))&&(t="query"))return pe.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="query")){return pe.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(Array.isArray(u)){var s=!0;let m=u.length;for(let c=0;c<m;c++){let y=r;
q(u[c],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=y===r;if(!s)break}if(s){let c=u.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(oe(u[c],u[y])){
return pe.errors=[0],!1;break e}}}}else return pe.errors=[0],!1;var f=_===r}else var f=!0;if(f)if(e.query!==void 0&&o.call(e,"query")){let u=e.query,_=r;if(r===
_)if(Array.isArray(u)){var n=!0;let c=u.length;for(let y=0;y<c;y++){let d=r;w(u[y],0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var n=d===r;if(!n)break}
if(n){let y=u.length,d;if(y>1){e:for(;y--;)for(d=y;d--;)if(oe(u[y],u[d])){return pe.errors=[0],!1;break e}}}}else return pe.errors=[0],!1;var f=_===r}else var f=!0}}}else
return pe.errors=[0],!1;return pe.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header"))return er.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="header"||t==="keep")){return er.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let t=r;b(e.keep,0)||(i=
i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}}else return er.errors=[0],!1;return er.errors=i,r===0}function le(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prefix===void 0||!o.call(e,"prefix"))&&(t="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(t=
"auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(t="envelope")||(e.forward===void 0||!o.call(e,"forward"))&&(t="forward"))return le.errors=[0],!1;{let l=r;
for(let u of Object.keys(e))if(!(u==="prefix"||u==="auth"||u==="envelope"||u==="forward"||u==="idempotency"||u==="request_id"||u==="log_headers")){return le.errors=
[0],!1;break}if(l===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let u=r;Ce(e.prefix,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);var s=u===r}else var s=!0;
if(s){if(e.auth!==void 0&&o.call(e,"auth")){let u=e.auth,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return le.errors=[0],!1;{var f=!0;let c=u.length;for(let y=0;y<
c;y++){let d=r;Xe(u[y],0)||(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var f=d===r;if(!f)break}}}else return le.errors=[0],!1;var s=_===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let u=r;a(e.envelope,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=u===r}else var s=!0;if(s){
if(e.forward!==void 0&&o.call(e,"forward")){let u=r;pe(e.forward,0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
idempotency!==void 0&&o.call(e,"idempotency")){let u=r;er(e.idempotency,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=u===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let u=r;q(e.request_id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=u===r}else var s=!0;if(s)
if(e.log_headers!==void 0&&o.call(e,"log_headers")){let u=e.log_headers,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return le.errors=[0],!1;{var n=!0;let c=u.
length;for(let y=0;y<c;y++){let d=r;q(u[y],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var n=d===r;if(!n)break}if(n){let y=u.length,d;if(y>1){e:for(;y--;)
for(d=y;d--;)if(oe(u[y],u[d])){return le.errors=[0],!1;break e}}}}}else return le.errors=[0],!1;var s=_===r}else var s=!0}}}}}}}}else return le.errors=[0],!1;return le.
errors=i,r===0}var oi={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/de\
finitions/without_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:[
"cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"\
#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}};function S(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return S.errors=[0],!1;
{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return S.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n=="st\
ring"){if(M(n)<1)return S.errors=[0],!1}else return S.errors=[0],!1}}}else return S.errors=[0],!1;return S.errors=i,r===0}function ge(e){let i=null,r=0,s=r,f=r;
if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.cel===void 0||!o.call(e,"cel"))&&(u="cel")){let _={};i===null?i=[_]:i.push(_),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let _={};i===null?i=[_]:i.push(_),r++}}var n=f===r;if(n)return ge.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ge.errors=[0],!1;for(let u of Object.keys(e)){let _=r;a(u,0)||(i=i===null?a.
errors:i.concat(a.errors),r=i.length);var t=_===r;if(!t){return i===null?i=[0]:i.push(0),r++,ge.errors=i,!1;break}}if(t)for(let u of Object.keys(e)){let _=r;S(e[u],
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var l=_===r;if(!l)break}}else return ge.errors=[0],!1;return ge.errors=i,r===0}function gr(e){let i=null,r=0,s=r,f=r;if(r===f)if(e&&typeof e=="object"&&!Array.isArray(e))if(Object.keys(e).length<1){let l={};i===null?i=[l]:i.push(l),r++}else
for(let l of Object.keys(e)){let u=e[l],_=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let m={};i===null?i=[m]:i.push(m),r++}var n=_===r;if(!n)break}else{let l={};
i===null?i=[l]:i.push(l),r++}var t=f===r;return t?(gr.errors=[0],!1):(r=s,i!==null&&(s?i.length=s:i=null),S(e,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length),
gr.errors=i,r===0)}var li={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",
minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{
$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"strin\
g"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variant\
s":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},
count:{},header:{with:["type","enum","values","default"],required:["type"]}}};var $r=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function g(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!$r.test(e))return g.errors=[0],!1}else return g.errors=[0],!1;return g.errors=i,r===0}function be(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return be.errors=[0],!1;if(r===0){if(typeof e=="string"&&!$r.test(e))return be.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return be.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(oe(e[n],e[t])){return be.errors=[0],!1;break e}}}}}}return be.errors=i,r===0}var fi=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");function fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.names===void 0||
!o.call(e,"names"))&&(n="names")||(e.in===void 0||!o.call(e,"in"))&&(n="in"))return fe.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="names"||l===
"in")){return fe.errors=[0],!1;break}if(t===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return fe.errors=
[0],!1;{var s=!0;let _=l.length;for(let m=0;m<_;m++){let c=l[m],y=r;if(r===y)if(typeof c=="string"){if(!fi.test(c))return fe.errors=[0],!1}else return fe.errors=
[0],!1;var s=y===r;if(!s)break}if(s){let m=l.length,c;if(m>1){let y={};for(;m--;){let d=l[m];if(typeof d=="string"){if(typeof y[d]=="number"){return c=y[d],fe.errors=
[0],!1;break}y[d]=m}}}}}}else return fe.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var f=l===r}else var f=!0}}}else return fe.errors=[0],!1;return fe.errors=i,r===0}function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return Fe.errors=[0],
!1;{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return Fe.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n==
"string"){if(M(n)<1)return Fe.errors=[0],!1}else return Fe.errors=[0],!1}}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}var ui=new RegExp("\\.json$","u");function de(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ui.test(e))return de.errors=[0],!1}else return de.errors=[0],
!1;return de.errors=i,r===0}function X(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return X.errors=[0],!1;for(let t of Object.keys(e)){
let l=r;g(t,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,X.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let l=e[t],u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return X.errors=[0],!1;{var f=!0;let _=l.length;for(let m=0;m<_;m++){let c=l[m],y=r;if(typeof c!=
"string"&&c!==null)return X.errors=[0],!1;var f=y===r;if(!f)break}if(f){let m=l.length,c;if(m>1){let y={};for(;m--;){let d=l[m];if(!(typeof d!="string"&&d!==null)){
if(typeof d=="string"&&(d+="_"),typeof y[d]=="number"){return c=y[d],X.errors=[0],!1;break}y[d]=m}}}}}}else return X.errors=[0],!1;var n=u===r;if(!n)break}}else
return X.errors=[0],!1;return X.errors=i,r===0}function me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.each===void 0||!o.
call(e,"each"))&&(f="each"))return me.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="each"||t==="where"||t==="unless"||t==="add"||t==="default"||t===
"less")){return me.errors=[0],!1;break}if(n===r){let t;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(t="add"))return me.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;be(e.each,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;X(e.where,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.call(
e,"unless")){let l=r;X(e.unless,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){let l=r;
g(e.add,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,u=r;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return me.errors=[0],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return me.errors=
[0],!1;if(l<1||isNaN(l))return me.errors=[0],!1}var s=u===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;g(e.less,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return me.errors=[0],!1;return me.errors=i,r===0}function re(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return re.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.call(e,"to"))&&(f="to"))return re.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="from"||t==="to")){return re.errors=[0],!1;break}if(n===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.from,
l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return re.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return re.errors=[0],!1;if(t<-9007199254740991||isNaN(t))return re.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let t=e.to,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return re.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return re.
errors=[0],!1;if(t<-9007199254740991||isNaN(t))return re.errors=[0],!1}var s=l===r}else var s=!0}}}return re.errors=i,r===0}function rr(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return rr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return rr.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="model"||n==="limit")){return rr.errors=[0],!1;break}if(f===r){if(e.model!==void 0&&o.call(e,"model")){let n=r;a(e.model,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;a(e.limit,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=n===r}else var s=!0}}}return rr.errors=i,r===0}function T(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.
keys(e))if(!o.call(li.properties,l)){return T.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;be(e.at,0)||(i=i===null?be.errors:i.concat(
be.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;fe(e.flag,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){let l=e.cel,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return T.errors=[0],!1}else
return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){let l=r;Fe(e.media,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"limit")){let l=r;a(e.limit,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;de(e.fits,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;me(e.count,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
header!==void 0&&o.call(e,"header")){let l=r;q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assume!==void 0&&
o.call(e,"assume")){let l=r;b(e.assume,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"typ\
e")){let l=e.type,u=r;if(typeof l!="string")return T.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return T.errors=[0],!1;{var f=!0;let m=l.length;for(let c=0;c<
m;c++){let y=r;if(typeof l[c]!="string")return T.errors=[0],!1;var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){let d={};for(;c--;){let p=l[c];if(typeof p==
"string"){if(typeof d[p]=="number"){return y=d[p],T.errors=[0],!1;break}d[p]=c}}}}}}else return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.values!==void 0&&
o.call(e,"values")){let l=e.values,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return T.errors=[0],!1;{var n=!0;let m=l.length;for(let c=0;c<m;c++){let y=r;
re(l[c],0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var n=y===r;if(!n)break}}}else return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.default!==
void 0&&o.call(e,"default")){let l=r;rr(e.default,0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&Y({at:{with:["flag",
"type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{},header:{with:[
"type","enum","values","default"],required:["type"]}},e).length!==0)return T.errors=[0],!1}}}}}}}}}}}}}}else return T.errors=[0],!1;return T.errors=i,r===0}function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(f="otherwise"))return ir.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="at"||t==="otherwise")){return ir.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let t=r;
g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let t=r;S(e.otherwise,
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0}}}else return ir.errors=[0],!1;return ir.errors=i,r===0}function ee(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ee.errors=[0],!1;if(r===0){if(typeof e=="string"&&!$r.test(e))return ee.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return ee.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(oe(e[n],e[t])){return ee.errors=[0],!1;break e}}}}}}return ee.
errors=i,r===0}function ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.at===void 0||!o.call(e,"at"))&&(n="at")||(e.in===void 0||!o.call(
e,"in"))&&(n="in"))return ye.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return ye.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ye.errors=[0],!1;{var f=!0;let m=l.length;for(let c=0;c<m;c++){let y=r;if(typeof l[c]!="string")return ye.
errors=[0],!1;var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){let d={};for(;c--;){let p=l[c];if(typeof p=="string"){if(typeof d[p]=="number"){return y=d[p],
ye.errors=[0],!1;break}d[p]=c}}}}}}else return ye.errors=[0],!1;var s=u===r}else var s=!0}}}else return ye.errors=[0],!1;return ye.errors=i,r===0}function we(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return we.errors=[0],!1;if(r===0){if(typeof e=="string"&&!$r.test(e))return we.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return we.errors=[0],!1;{var s=!0;let n=e.length;for(let t=0;t<n;t++){let l=r;g(e[t],0)||(i=i===null?g.errors:i.concat(g.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let t=e.length,l;if(t>1){e:for(;t--;)for(l=t;l--;)if(oe(e[t],e[l])){return we.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.sum===void 0||!o.call(e,"sum"))&&(n="sum")||(e.at===void 0||!o.call(e,"at"))&&(n="at"))return we.errors=[0],!1;{let t=r;
for(let l of Object.keys(e))if(!(l==="sum"||l==="at"||l==="where")){return we.errors=[0],!1;break}if(t===r){if(e.sum!==void 0&&o.call(e,"sum")){let l=r;ee(e.sum,
0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:
i.concat(g.errors),r=i.length);var f=l===r}else var f=!0;if(f)if(e.where!==void 0&&o.call(e,"where")){let l=r;ye(e.where,0)||(i=i===null?ye.errors:i.concat(ye.errors),
r=i.length);var f=l===r}else var f=!0}}}}}}return we.errors=i,r===0}var ci=new RegExp("^(hold|free)$","u");function Ge(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ge.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!ci.test(e))return Ge.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ge.errors=
[0],!1;for(let n of Object.keys(e)){let t=r;a(n,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ge.
errors=i,!1;break}}if(s)for(let n of Object.keys(e)){let t=r;S(e[n],0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var f=t===r;if(!f)break}}}return Ge.
errors=i,r===0}function sr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return sr.errors=[0],!1;if(e<1||isNaN(e))return sr.errors=[0],!1}else
return sr.errors=[0],!1;return sr.errors=i,r===0}function J(e){let i=null,r=0,s=r,f=!0,n=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if((e.counts===void 0||
!o.call(e,"counts"))&&(d="counts")){let p={};i===null?i=[p]:i.push(p),r++}}var t=n===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(t){let d=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(ge(e.hold,0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length));var t=d===r;f=t,l="then"}else{
let d=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(gr(e.hold,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length));var t=d===
r;f=t,l="else"}if(!f)return i===null?i=[0]:i.push(0),r++,J.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if((e.unit===void 0||!o.call(
e,"unit"))&&(d="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(d="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(d="hold"))return J.errors=[0],!1;{let p=r;for(let v of Object.
keys(e))if(!o.call(oi.properties,v)){return J.errors=[0],!1;break}if(p===r){if(e.unit!==void 0&&o.call(e,"unit")){let v=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(
W.errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.facts!==void 0&&o.call(e,"facts")){let v=e.facts,P=r;if(r===P)if(v&&typeof v=="object"&&!Array.isArray(
v)){for(let x of Object.keys(v)){let R=r;a(x,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var _=R===r;if(!_){return i===null?i=[0]:i.push(0),r++,J.errors=
i,!1;break}}if(_)for(let x of Object.keys(v)){let R=r;T(v[x],0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var m=R===r;if(!m)break}}else return J.errors=
[0],!1;var u=P===r}else var u=!0;if(u){if(e.actual!==void 0&&o.call(e,"actual")){let v=r;ir(e.actual,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var u=v===
r}else var u=!0;if(u){if(e.counts!==void 0&&o.call(e,"counts")){let v=e.counts,P=r;if(r===P)if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<
1)return J.errors=[0],!1;for(let x of Object.keys(v)){let R=r;a(x,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var c=R===r;if(!c){return i===null?i=[
0]:i.push(0),r++,J.errors=i,!1;break}}if(c)for(let x of Object.keys(v)){let R=r;we(v[x],0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var y=R===r;if(!y)
break}}else return J.errors=[0],!1;var u=P===r}else var u=!0;if(u){if(e.charge!==void 0&&o.call(e,"charge")){let v=r;ge(e.charge,0)||(i=i===null?ge.errors:i.concat(
ge.errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.without_usage!==void 0&&o.call(e,"without_usage")){let v=r;Ge(e.without_usage,0)||(i=i===null?Ge.errors:
i.concat(Ge.errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.final!==void 0&&o.call(e,"final")){let v=r;ee(e.final,0)||(i=i===null?ee.errors:i.concat(ee.
errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.failed!==void 0&&o.call(e,"failed")){let v=r;ee(e.failed,0)||(i=i===null?ee.errors:i.concat(ee.errors),
r=i.length);var u=v===r}else var u=!0;if(u){if(e.cap!==void 0&&o.call(e,"cap")){let v=r;sr(e.cap,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var u=v===
r}else var u=!0;if(u&&Y({actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},e).length!==
0)return J.errors=[0],!1}}}}}}}}}}}else return J.errors=[0],!1;return J.errors=i,r===0}function I(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if((e.at===void 0||!o.call(e,"at"))&&(l="at")||(e.running===void 0||!o.
call(e,"running"))&&(l="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(l="succeeded")||(e.failed===void 0||!o.call(e,"failed"))&&(l="failed"))return I.
errors=[0],!1;{let u=r;for(let _ of Object.keys(e))if(!(_==="at"||_==="running"||_==="succeeded"||_==="failed")){return I.errors=[0],!1;break}if(u===r){if(e.at!==
void 0&&o.call(e,"at")){let _=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=_===r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"\
running")){let _=e.running,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return I.errors=[0],!1;{var f=!0;let y=_.length;for(let d=0;d<y;d++){let p=_[d],v=r;if(r===
v)if(typeof p=="string"){if(M(p)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var f=v===r;if(!f)break}if(f){let d=_.length,p;if(d>1){let v={};for(;d--;){
let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return p=v[P],I.errors=[0],!1;break}v[P]=d}}}}}}else return I.errors=[0],!1;var s=m===r}else var s=!0;
if(s){if(e.succeeded!==void 0&&o.call(e,"succeeded")){let _=e.succeeded,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return I.errors=[0],!1;{var n=!0;let y=_.
length;for(let d=0;d<y;d++){let p=_[d],v=r;if(r===v)if(typeof p=="string"){if(M(p)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var n=v===r;if(!n)break}
if(n){let d=_.length,p;if(d>1){let v={};for(;d--;){let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return p=v[P],I.errors=[0],!1;break}v[P]=d}}}}}}else
return I.errors=[0],!1;var s=m===r}else var s=!0;if(s)if(e.failed!==void 0&&o.call(e,"failed")){let _=e.failed,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return I.
errors=[0],!1;{var t=!0;let y=_.length;for(let d=0;d<y;d++){let p=_[d],v=r;if(r===v)if(typeof p=="string"){if(M(p)<1)return I.errors=[0],!1}else return I.errors=
[0],!1;var t=v===r;if(!t)break}if(t){let d=_.length,p;if(d>1){let v={};for(;d--;){let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return p=v[P],I.errors=
[0],!1;break}v[P]=d}}}}}}else return I.errors=[0],!1;var s=m===r}else var s=!0}}}}}else return I.errors=[0],!1;return I.errors=i,r===0}var ai={type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/de\
finitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/\
pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id",
"model","created_at","total","page","within"],required:["items","id","model","created_at"]}}};function ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.items===void 0||!o.call(e,"items"))&&(f="items"))return ie.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="numbe\
r"||t==="size"||t==="items"||t==="most")){return ie.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(e,"number")){let t=r;w(e.number,0)||(i=i===null?w.
errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;w(e.size,0)||(i=i===null?w.errors:i.concat(w.
errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=e.items,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return ie.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t))return ie.errors=[0],!1;if(t<1||isNaN(t))return ie.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let t=e.most,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[0],!1;if(r===
l&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return ie.errors=[0],!1;if(t<1||isNaN(t))return ie.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return ie.
errors=[0],!1;return ie.errors=i,r===0}var di=new RegExp("^/[^\\s#{}]*$","u");function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let n of Object.keys(e))if(!o.call(ai.properties,n)){return Le.errors=[0],!1;break}if(f===r){if(e.key!==void 0&&o.call(e,"key")){let n=r;q(e.key,0)||
(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let n=r;b(e.decides_within,
0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let n=e.list,t=r;if(r===t)if(typeof n==
"string"){if(!di.test(n))return Le.errors=[0],!1}else return Le.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=r;g(
e.items,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let n=r;g(e.id,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;g(e.model,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let n=r;g(e.created_at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let n=r;g(e.total,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;ie(e.page,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let n=r;b(e.within,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s&&Y({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Le.errors=[0],!1}}}}}}}}}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}var pi=new RegExp("^4xx$","u");function z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.status===void 0||!o.call(e,"status"))&&
(t="status"))return z.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="status"||u==="at"||u==="in")){return z.errors=[0],!1;break}if(l===r){let u;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(u="in"))return z.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(u="at"))return z.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let _=e.status,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return z.errors=[0],!1;
{var s=!0;let c=_.length;for(let y=0;y<c;y++){let d=_[y],p=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string")return z.errors=[0],!1;
if(r===p){if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return z.errors=[0],!1;if(d<400||isNaN(d))return z.errors=[0],!1}if(r===p&&typeof d=="string"&&
!pi.test(d))return z.errors=[0],!1}var s=p===r;if(!s)break}if(s){let y=_.length,d;if(y>1){let p={};for(;y--;){let v=_[y];if(!(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v))&&typeof v!="string")){if(typeof v=="string"&&(v+="_"),typeof p[v]=="number"){return d=p[v],z.errors=[0],!1;break}p[v]=y}}}}}}else return z.errors=
[0],!1;var f=m===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let _=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=_===r}else
var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let _=e.in,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return z.errors=[0],!1;{var n=!0;let y=_.length;for(let d=0;d<
y;d++){let p=_[d],v=r;if(r===v)if(typeof p=="string"){if(M(p)<1)return z.errors=[0],!1}else return z.errors=[0],!1;var n=v===r;if(!n)break}if(n){let d=_.length,
p;if(d>1){let v={};for(;d--;){let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return p=v[P],z.errors=[0],!1;break}v[P]=d}}}}}}else return z.errors=[
0],!1;var f=m===r}else var f=!0}}}}else return z.errors=[0],!1;return z.errors=i,r===0}var Br=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function ve(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.id===void 0||!o.call(e,"id"))&&(n="id")||(e.status===void 0||!o.call(e,"status"))&&
(n="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(n="deadline"))return ve.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="id"||l==="quer\
y"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return ve.errors=[0],!1;break}if(t===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;
g(e.id,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,u=r;if(r===
u)if(typeof l=="string"){if(!Br.test(l))return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.status!==void 0&&o.call(e,"sta\
tus")){let l=r;I(e.status,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==void 0&&o.call(e,"deadline")){
let l=r;b(e.deadline,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==void 0&&o.call(e,"unknown_ou\
tcome")){let l=r;Le(e.unknown_outcome,0)||(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&o.call(
e,"nothing_made")){let l=e.nothing_made,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ve.errors=[0],!1;{var f=!0;let m=l.length;for(let c=0;c<m;c++){let y=r;
z(l[c],0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var f=y===r;if(!f)break}}}else return ve.errors=[0],!1;var s=u===r}else var s=!0}}}}}}}else return ve.
errors=[0],!1;return ve.errors=i,r===0}function nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.has===void 0||!o.call(e,"has"))&&(f="has"))return nr.errors=[0],
!1;{let n=r;for(let t of Object.keys(e))if(!(t==="has"||t==="empty")){return nr.errors=[0],!1;break}if(n===r){if(e.has!==void 0&&o.call(e,"has")){let t=r;g(e.has,
0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let t=r;g(e.empty,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}}else return nr.errors=[0],!1;return nr.errors=i,r===0}function se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.in===void 0||!o.call(e,"in"))&&(n="in")||(e.member===void 0||!o.
call(e,"member"))&&(n="member")||(e.from===void 0||!o.call(e,"from"))&&(n="from")||(e.values===void 0||!o.call(e,"values"))&&(n="values"))return se.errors=[0],!1;
{let t=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return se.errors=[0],!1;break}if(t===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return se.errors=[0],!1}else return se.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return se.errors=[0],!1}else return se.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return se.errors=[0],!1;
for(let m of Object.keys(l)){let c=r;G(l[m],0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var f=c===r;if(!f)break}}else return se.errors=[0],!1;var s=u===
r}else var s=!0}}}}}else return se.errors=[0],!1;return se.errors=i,r===0}function ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return ne.errors=[0],!1;{let u=r;for(let _ of Object.keys(e))if(!(_==="defaults"||_==="set"||_==="hide"||_==="items")){return ne.errors=[0],!1;
break}if(u===r){let _;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(_="set"))return ne.errors=[0],!1;if(e.defaults!==void 0&&o.call(
e,"defaults")){let m=e.defaults,c=r;if(r===c)if(m&&typeof m=="object"&&!Array.isArray(m))for(let y of Object.keys(m)){let d=r;G(m[y],0)||(i=i===null?G.errors:i.
concat(G.errors),r=i.length);var s=d===r;if(!s)break}else return ne.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.set!==void 0&&o.call(e,"set")){let m=e.set,
c=r;if(r===c)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return ne.errors=[0],!1;for(let d of Object.keys(m)){let p=r;g(d,0)||(i=i===
null?g.errors:i.concat(g.errors),r=i.length);var n=p===r;if(!n){return i===null?i=[0]:i.push(0),r++,ne.errors=i,!1;break}}if(n)for(let d of Object.keys(m)){let p=r;
G(m[d],0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var t=p===r;if(!t)break}}else return ne.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.hide!==
void 0&&o.call(e,"hide")){let m=r;nr(e.hide,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var f=m===r}else var f=!0;if(f)if(e.items!==void 0&&o.call(
e,"items")){let m=e.items,c=r;if(r===c)if(Array.isArray(m)){var l=!0;let d=m.length;for(let p=0;p<d;p++){let v=r;se(m[p],0)||(i=i===null?se.errors:i.concat(se.errors),
r=i.length);var l=v===r;if(!l)break}}else return ne.errors=[0],!1;var f=c===r}else var f=!0}}}}}else return ne.errors=[0],!1;return ne.errors=i,r===0}function Q(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.size===void 0||!o.call(e,"size"))&&(f="size")||(e.default===void 0||
!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return Q.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="size"||
t==="token"||t==="after"||t==="before"||t==="default"||t==="max")){return Q.errors=[0],!1;break}if(n===r){if(e.size!==void 0&&o.call(e,"size")){let t=r;w(e.size,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let t=r;w(e.token,0)||(i=i===null?
w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let t=r;w(e.after,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let t=r;w(e.before,0)||(i=i===null?w.errors:i.concat(w.errors),r=
i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return Q.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return Q.errors=[0],!1;if(t<1||isNaN(t))return Q.errors=[0],!1}var s=l===r}else
var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=[0],!1;if(r===l&&typeof t==
"number"&&isFinite(t)){if(t>1e5||isNaN(t))return Q.errors=[0],!1;if(t<1||isNaN(t))return Q.errors=[0],!1}var s=l===r}else var s=!0;if(s&&Y({token:{},after:{with:[
"before"]}},e).length!==0)return Q.errors=[0],!1}}}}}}}}else return Q.errors=[0],!1;return Q.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.type===void 0||!o.call(e,"type"))&&(n="type")||(e.page===void 0||!o.call(e,"page"))&&(n="page")||(e.item===void 0||!o.call(
e,"item"))&&(n="item")||(e.list===void 0||!o.call(e,"list"))&&(n="list"))return Re.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="type"||l==="page"||
l==="upstream"||l==="item"||l==="list")){return Re.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;a(e.type,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;Q(e.page,0)||(i=i===null?Q.errors:i.concat(Q.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Re.
errors=[0],!1;{var f=!0;let m=l.length;for(let c=0;c<m;c++){let y=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===r;if(!f)break}}}else
return Re.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;N(e.item,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);
var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;N(e.list,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0}}}}}}else
return Re.errors=[0],!1;return Re.errors=i,r===0}var mi={type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/nam\
e"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{
$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"\
array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitio\
ns/resource_list"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{
$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{
$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},
drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{
with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","fill","forward","billing","creates_task","on_ab\
ort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:[
"upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}};var yi=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function yr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!yi.test(e))return yr.errors=
[0],!1}else return yr.errors=[0],!1;return yr.errors=i,r===0}function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="param"||l==="type"||
l==="prefix"||l==="unit"||l==="upstream")){return te.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;a(e.type,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return te.errors=[0],!1;{var f=!0;
let m=l.length;for(let c=0;c<m;c++){let y=r;ae(l[c],0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>
1){e:for(;c--;)for(y=c;y--;)if(oe(l[c],l[y])){return te.errors=[0],!1;break e}}}}}else return te.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.unit!==void 0&&
o.call(e,"unit")){let l=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"ups\
tream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return te.errors=[0],!1;{var n=!0;let m=l.length;for(let c=0;c<m;c++){let y=r;a(l[c],0)||
(i=i===null?a.errors:i.concat(a.errors),r=i.length);var n=y===r;if(!n)break}if(n){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(oe(l[c],l[y])){return te.
errors=[0],!1;break e}}}}}else return te.errors=[0],!1;var s=u===r}else var s=!0;if(s&&Y({at:{},param:{}},e).length!==0)return te.errors=[0],!1}}}}}}}else return te.
errors=[0],!1;return te.errors=i,r===0}function C(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.default===void 0||!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return C.errors=[0],!1;
{let n=r;for(let t of Object.keys(e))if(!(t==="number"||t==="size"||t==="default"||t==="max")){return C.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(
e,"number")){let t=r;w(e.number,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;
w(e.size,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return C.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return C.errors=[0],
!1;if(t<1||isNaN(t))return C.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return C.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return C.errors=[0],!1;if(t<1||isNaN(t))return C.errors=[0],
!1}var s=l===r}else var s=!0}}}}}else return C.errors=[0],!1;return C.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="status"||n==="model"||n==="id")){
return vr.errors=[0],!1;break}if(f===r){if(e.status!==void 0&&o.call(e,"status")){let n=r;w(e.status,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;w(e.model,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let n=r;w(e.id,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===r}else var s=!0}}}else return vr.errors=
[0],!1;return vr.errors=i,r===0}function _e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(n="kinds"))return _e.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return _e.errors=[0],!1;break}if(t===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;a(e.poll,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;a(e.cancel,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;N(e.list,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return _e.errors=[0],!1;{var f=!0;let m=l.length;for(let c=0;c<
m;c++){let y=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(oe(
l[c],l[y])){return _e.errors=[0],!1;break e}}}}}else return _e.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;N(e.item,
0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;C(e.page,0)||(i=i===null?C.
errors:i.concat(C.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;vr(e.filters,0)||(i=i===null?vr.errors:
i.concat(vr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&Y({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return _e.errors=[0],!1}}}}}}}}}else return _e.errors=[0],!1;return _e.errors=i,r===0}var vi=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||
!o.call(e,"resource"))&&(f="resource"))return qe.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="at"||t==="param"||t==="uri")){return qe.
errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let t=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
param!==void 0&&o.call(e,"param")){let t=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.uri!==void 0&&
o.call(e,"uri")){let t=e.uri,l=r;if(r===l)if(typeof t=="string"){if(!vi.test(t))return qe.errors=[0],!1}else return qe.errors=[0],!1;var s=l===r}else var s=!0;if(s&&
Y({at:{},param:{},uri:{}},e).length!==0)return qe.errors=[0],!1}}}}}}else return qe.errors=[0],!1;return qe.errors=i,r===0}function Pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.resource===void 0||!o.call(e,"resource"))&&(n="resource")||(e.id===
void 0||!o.call(e,"id"))&&(n="id"))return Pe.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return Pe.errors=[0],!1;break}if(t===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Pe.errors=[0],!1;{var f=!0;let m=l.length;for(let c=0;c<m;c++){let y=r;
g(l[c],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(oe(l[c],l[y])){
return Pe.errors=[0],!1;break e}}}}}else return Pe.errors=[0],!1;var s=u===r}else var s=!0}}}else return Pe.errors=[0],!1;return Pe.errors=i,r===0}function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource")||(e.param===
void 0||!o.call(e,"param"))&&(f="param"))return tr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="param")){return tr.errors=[0],!1;
break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let t=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0}}}else return tr.
errors=[0],!1;return tr.errors=i,r===0}function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.list===void 0||!o.call(e,"list"))&&(f="list")||(e.query===void 0||
!o.call(e,"query"))&&(f="query")||(e.record===void 0||!o.call(e,"record"))&&(f="record")||(e.item===void 0||!o.call(e,"item"))&&(f="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(f="answer")||(e.page===void 0||!o.call(e,"page"))&&(f="page"))return Ze.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="list"||
t==="query"||t==="record"||t==="item"||t==="answer"||t==="page")){return Ze.errors=[0],!1;break}if(n===r){if(e.list!==void 0&&o.call(e,"list")){let t=r;a(e.list,
0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=e.query,l=r;if(r===l)if(typeof t==
"string"){if(!Br.test(t))return Ze.errors=[0],!1}else return Ze.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let t=r;
g(e.record,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let t=r;N(e.item,0)||(i=
i===null?N.errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let t=r;N(e.answer,0)||(i=i===null?N.
errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let t=r;C(e.page,0)||(i=i===null?C.errors:i.concat(C.
errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ue.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="prefix"||t==="cel"||t==="unit")){return ue.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=e.prefix,l=r;if(r===l)
if(Array.isArray(t)){if(t.length<1)return ue.errors=[0],!1;{var s=!0;let u=t.length;for(let _=0;_<u;_++){let m=r;ae(t[_],0)||(i=i===null?ae.errors:i.concat(ae.errors),
r=i.length);var s=m===r;if(!s)break}if(s){let _=t.length,m;if(_>1){e:for(;_--;)for(m=_;m--;)if(oe(t[_],t[m])){return ue.errors=[0],!1;break e}}}}}else return ue.
errors=[0],!1;var f=l===r}else var f=!0;if(f){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.cel,l=r;if(r===l)if(typeof t=="string"){if(M(t)<1)return ue.errors=[0],
!1}else return ue.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.unit!==void 0&&o.call(e,"unit")){let t=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(W.errors),
r=i.length);var f=t===r}else var f=!0}}}}else return ue.errors=[0],!1;return ue.errors=i,r===0}function K(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.prompt===void 0||!o.call(e,"prompt"))&&(n="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(n="images")||(e.into===void 0||!o.call(e,"into"))&&(n="into")||(e.roles===void 0||!o.call(e,"roles"))&&(n="roles"))return K.errors=
[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return K.errors=[0],!1;break}if(t===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.images!==void 0&&o.call(e,"images")){let l=e.images,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var s=u===
r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return K.errors=[0],!1}else return K.errors=
[0],!1;var s=u===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return K.errors=[0],
!1;{var f=!0;let m=l.length;for(let c=0;c<m;c++){let y=l[c],d=r;if(r===d)if(typeof y=="string"){if(M(y)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var f=d===
r;if(!f)break}}}else return K.errors=[0],!1;var s=u===r}else var s=!0}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}var _i=new RegExp("^/[^\\s?#]*$","u");function _r(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!_i.test(e))return _r.errors=[0],!1}else return _r.errors=
[0],!1;return _r.errors=i,r===0}function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return H.errors=[0],
!1;{let n=r;for(let t of Object.keys(e))if(!(t==="only"||t==="path")){return H.errors=[0],!1;break}if(n===r){if(e.only!==void 0&&o.call(e,"only")){let t=e.only,
l=r;if(r===l)if(Array.isArray(t)){if(t.length<1)return H.errors=[0],!1;{var s=!0;let u=t.length;for(let _=0;_<u;_++){let m=t[_],c=r;if(r===c)if(typeof m=="strin\
g"){if(M(m)<1)return H.errors=[0],!1}else return H.errors=[0],!1;var s=c===r;if(!s)break}if(s){let _=t.length,m;if(_>1){let c={};for(;_--;){let y=t[_];if(typeof y==
"string"){if(typeof c[y]=="number"){return m=c[y],H.errors=[0],!1;break}c[y]=_}}}}}}else return H.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.path!==void 0&&
o.call(e,"path")){let t=r;_r(e.path,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var f=t===r}else var f=!0}}}else return H.errors=[0],!1;return H.errors=
i,r===0}function De(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.name===void 0||!o.call(e,"name"))&&(f="name"))return De.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="name"||t==="when"||t==="shorthand"||t==="body"||t==="fill"||t==="forward"||t==="billing"||t==="crea\
tes_task")){return De.errors=[0],!1;break}if(n===r){let t;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(t="\
billing"))return De.errors=[0],!1;if(e.name!==void 0&&o.call(e,"name")){let l=r;a(e.name,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&o.call(e,"when")){let l=r;ue(e.when,0)||(i=i===null?ue.errors:i.concat(ue.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&o.call(e,"shorthand")){let l=r;K(e.shorthand,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
body!==void 0&&o.call(e,"body")){let l=r;de(e.body,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let l=r;a(e.fill,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let l=r;H(e.forward,0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let l=r;
a(e.billing,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){let l=r;
a(e.creates_task,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return De.errors=[0],!1;return De.errors=i,r===0}function hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="time"||n==="bytes")){return hr.
errors=[0],!1;break}if(f===r){if(e.time!==void 0&&o.call(e,"time")){let n=r;b(e.time,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let n=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0}}else return hr.
errors=[0],!1;return hr.errors=i,r===0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Te.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="branch"||n==="hold"||n==="error")){return Te.errors=[0],!1;break}if(f===r){if(e.branch!==void 0&&o.call(e,"branch")){let n=r;a(e.branch,0)||(i=
i===null?a.errors:i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let n=r;ce(e.hold,0)||(i=i===null?ce.errors:
i.concat(ce.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let n=e.error,t=r;if(typeof n!="string")return Te.errors=
[0],!1;if(!(n==="invalid_request"||n==="unsupported_media_type"||n==="body_too_large"||n==="unauthenticated"||n==="insufficient_funds"||n==="model_not_found"||n===
"task_not_found"||n==="resource_not_found"||n==="route_not_found"||n==="method_not_allowed"||n==="conflict"||n==="idempotency_mismatch"||n==="request_timeout"||
n==="upstream_failed"||n==="upstream_timeout"||n==="upstream_off"||n==="overloaded"||n==="internal"))return Te.errors=[0],!1;var s=t===r}else var s=!0}}}}else return Te.
errors=[0],!1;return Te.errors=i,r===0}function V(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.name===void 0||!o.call(e,"\
name"))&&(u="name")||(e.expect===void 0||!o.call(e,"expect"))&&(u="expect"))return V.errors=[0],!1;{let _=r;for(let m of Object.keys(e))if(!(m==="name"||m==="bo\
dy"||m==="headers"||m==="params"||m==="expect")){return V.errors=[0],!1;break}if(_===r){if(e.name!==void 0&&o.call(e,"name")){let m=e.name,c=r;if(r===c)if(typeof m==
"string"){if(M(m)<1)return V.errors=[0],!1}else return V.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let m=r;G(e.body,0)||
(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let m=e.headers,c=r;if(r===c)if(m&&
typeof m=="object"&&!Array.isArray(m)){for(let d of Object.keys(m)){let p=r;q(d,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var f=p===r;if(!f){return i===
null?i=[0]:i.push(0),r++,V.errors=i,!1;break}}if(f)for(let d of Object.keys(m)){let p=r;if(typeof m[d]!="string")return V.errors=[0],!1;var n=p===r;if(!n)break}}else
return V.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let m=e.params,c=r;if(r===c)if(m&&typeof m=="object"&&!Array.isArray(
m)){for(let d of Object.keys(m)){let p=r;a(d,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var t=p===r;if(!t){return i===null?i=[0]:i.push(0),r++,V.errors=
i,!1;break}}if(t)for(let d of Object.keys(m)){let p=r;if(typeof m[d]!="string")return V.errors=[0],!1;var l=p===r;if(!l)break}}else return V.errors=[0],!1;var s=c===
r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let m=r;Te(e.expect,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);var s=m===r}else var s=!0}}}}}}else
return V.errors=[0],!1;return V.errors=i,r===0}function Z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if((e.match===void 0||!o.
call(e,"match"))&&(c="match"))return Z.errors=[0],!1;{let y=r;for(let d of Object.keys(e))if(!o.call(mi.properties,d)){return Z.errors=[0],!1;break}if(y===r){let d;
if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(d="billing"))return Z.errors=[0],!1;if(e.interface!==void 0&&
o.call(e,"interface")){let p=r;a(e.interface,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(
e,"match")){let p=r;yr(e.match,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"bod\
y_limit")){let p=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){
let p=r;te(e.model,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let p=r;
a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.catalogue!==void 0&&o.call(e,"catalogue")){let p=r;a(e.
catalogue,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(e,"task")){let p=r;_e(e.task,0)||(i=
i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let p=e.requires_owner,
v=r;if(r===v)if(Array.isArray(p)){var f=!0;let D=p.length;for(let x=0;x<D;x++){let R=r;qe(p[x],0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var f=R===
r;if(!f)break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.call(e,"creates_resource")){let p=e.creates_resource,
v=r;if(r===v)if(Array.isArray(p)){var n=!0;let D=p.length;for(let x=0;x<D;x++){let R=r;Pe(p[x],0)||(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var n=R===
r;if(!n)break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.call(e,"removes_resource")){let p=e.removes_resource,
v=r;if(r===v)if(Array.isArray(p)){var t=!0;let D=p.length;for(let x=0;x<D;x++){let R=r;tr(p[x],0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var t=R===
r;if(!t)break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(e,"resources")){let p=r;Ze(e.resources,0)||(i=i===null?
Ze.errors:i.concat(Ze.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let p=e.facts,v=r;if(r===v)if(p&&typeof p=="ob\
ject"&&!Array.isArray(p)){for(let D of Object.keys(p)){let x=r;a(D,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var l=x===r;if(!l){return i===null?i=
[0]:i.push(0),r++,Z.errors=i,!1;break}}if(l)for(let D of Object.keys(p)){let x=r;T(p[D],0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var u=x===r;if(!u)
break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.branches!==void 0&&o.call(e,"branches")){let p=e.branches,v=r;if(r===v)if(Array.isArray(
p)){if(p.length<1)return Z.errors=[0],!1;{var _=!0;let D=p.length;for(let x=0;x<D;x++){let R=r;De(p[x],0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);
var _=R===r;if(!_)break}}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.call(e,"shorthand")){let p=r;K(e.shorthand,0)||
(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let p=r;de(e.body,0)||(i=i===null?de.errors:
i.concat(de.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let p=r;a(e.fill,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=p===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let p=r;H(e.forward,0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);
var s=p===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let p=r;a(e.billing,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===
r}else var s=!0;if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let p=r;a(e.creates_task,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===
r}else var s=!0;if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let p=e.on_abort,v=r;if(typeof p!="string")return Z.errors=[0],!1;if(!(p==="cancel"||p==="dr\
ain"))return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let p=r;hr(e.drain,0)||(i=i===null?hr.errors:i.concat(hr.errors),
r=i.length);var s=p===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let p=e.examples,v=r;if(r===v)if(Array.isArray(p)){var m=!0;let D=p.length;
for(let x=0;x<D;x++){let R=r;V(p[x],0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var m=R===r;if(!m)break}}else return Z.errors=[0],!1;var s=v===r}else
var s=!0;if(s){if(Y({model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","fill","forward","bi\
lling","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill","forward","on_abort",
"drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},e).length!==0)return Z.errors=[0],!1;if(Or({branches:["shortha\
nd","body","fill","forward","billing","creates_task"]},e).length!==0)return Z.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}else return Z.errors=[0],!1;return Z.errors=
i,r===0}function or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&(f="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(f="upstream"))return or.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="prefix"||t==="upstream"||t==="interface")){
return or.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=r;Be(e.prefix,0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let t=r;a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.interface!==void 0&&o.call(e,"interface")){let t=r;a(e.interface,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else
var s=!0}}}}else return or.errors=[0],!1;return or.errors=i,r===0}function E(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let He;if((e.
version===void 0||!o.call(e,"version"))&&(He="version")||(e.store===void 0||!o.call(e,"store"))&&(He="store")||(e.currency===void 0||!o.call(e,"currency"))&&(He=
"currency")||(e.upstreams===void 0||!o.call(e,"upstreams"))&&(He="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(He="envelopes")||(e.interfaces===
void 0||!o.call(e,"interfaces"))&&(He="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(He="routes"))return E.errors=[0],!1;{let Gr=r;for(let h of Object.
keys(e))if(!o.call(Dr.properties,h)){return E.errors=[0],!1;break}if(Gr===r){if(e.version!==void 0&&o.call(e,"version")){let h=r;if(e.version!==1)return E.errors=
[0],!1;var s=h===r}else var s=!0;if(s){if(e.server!==void 0&&o.call(e,"server")){let h=r;cr(e.server,0)||(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var s=h===
r}else var s=!0;if(s){if(e.store!==void 0&&o.call(e,"store")){let h=r;Ye(e.store,0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=h===r}else var s=!0;
if(s){if(e.settle!==void 0&&o.call(e,"settle")){let h=r;Oe(e.settle,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.
media!==void 0&&o.call(e,"media")){let h=r;ar(e.media,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.currency!==
void 0&&o.call(e,"currency")){let h=r;Ne(e.currency,0)||(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.upstreams!==void 0&&
o.call(e,"upstreams")){let h=e.upstreams,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var f=A===r;if(!f){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(f)for(let j of Object.keys(h)){let A=r;Ie(h[j],0)||
(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var n=A===r;if(!n)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.prices!==void 0&&
o.call(e,"prices")){let h=e.prices,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.
concat(a.errors),r=i.length);var t=A===r;if(!t){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(t)for(let j of Object.keys(h)){let A=r;ze(h[j],0)||(i=
i===null?ze.errors:i.concat(ze.errors),r=i.length);var l=A===r;if(!l)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.models!==void 0&&o.
call(e,"models")){let h=e.models,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;ae(j,0)||(i=i===null?ae.errors:i.
concat(ae.errors),r=i.length);var u=A===r;if(!u){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(u)for(let j of Object.keys(h)){let A=r;B(h[j],0)||(i=
i===null?B.errors:i.concat(B.errors),r=i.length);var _=A===r;if(!_)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.
call(e,"envelopes")){let h=e.envelopes,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var m=A===r;if(!m){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(m)for(let j of Object.keys(h)){let A=r;Ae(h[j],0)||
(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var c=A===r;if(!c)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.interfaces!==void 0&&
o.call(e,"interfaces")){let h=e.interfaces,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.
errors:i.concat(a.errors),r=i.length);var y=A===r;if(!y){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(y)for(let j of Object.keys(h)){let A=r;le(h[j],
0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var d=A===r;if(!d)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.billing!==void 0&&
o.call(e,"billing")){let h=e.billing,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var p=A===r;if(!p){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(p)for(let j of Object.keys(h)){let A=r;J(h[j],0)||
(i=i===null?J.errors:i.concat(J.errors),r=i.length);var v=A===r;if(!v)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.
call(e,"tasks")){let h=e.tasks,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var P=A===r;if(!P){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(P)for(let j of Object.keys(h)){let A=r;ve(h[j],0)||(i=i===null?
ve.errors:i.concat(ve.errors),r=i.length);var D=A===r;if(!D)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fi\
lls")){let h=e.fills,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var x=A===r;if(!x){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(x)for(let j of Object.keys(h)){let A=r;ne(h[j],0)||(i=i===null?ne.errors:
i.concat(ne.errors),r=i.length);var R=A===r;if(!R)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catalog\
ues")){let h=e.catalogues,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(a.
errors),r=i.length);var br=A===r;if(!br){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(br)for(let j of Object.keys(h)){let A=r;Re(h[j],0)||(i=i===
null?Re.errors:i.concat(Re.errors),r=i.length);var Sr=A===r;if(!Sr)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(
e,"routes")){let h=e.routes,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var Pr=A===r;if(!Pr){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(Pr)for(let j of Object.keys(h)){let A=r;Z(h[j],0)||(i=i===
null?Z.errors:i.concat(Z.errors),r=i.length);var Mr=A===r;if(!Mr)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(
e,"mounts")){let h=e.mounts,O=r;if(r===O)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var xr=A===r;if(!xr){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(xr)for(let j of Object.keys(h)){let A=r;or(h[j],0)||(i=i===
null?or.errors:i.concat(or.errors),r=i.length);var Cr=A===r;if(!Cr)break}}else return E.errors=[0],!1;var s=O===r}else var s=!0}}}}}}}}}}}}}}}}}}else return E.errors=
[0],!1;return E.errors=i,r===0}export{Ai as fitsSchema};
