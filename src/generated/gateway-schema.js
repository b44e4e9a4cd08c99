/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var wr=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Fr=wr(qr=>{"use strict";Object.defineProperty(qr,"__esModule",{value:!0});function zr(e){let i=e.length,r=0,s=0,f;for(;s<i;)r++,f=e.charCodeAt(s++),f>=55296&&
f<=56319&&s<i&&(f=e.charCodeAt(s),(f&64512)===56320&&s++);return r}qr.default=zr;zr.code='require("ajv/dist/runtime/ucs2length").default'});var Rr=wr((Ai,Lr)=>{"use strict";Lr.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,f,n;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(f=s;f--!==0;)if(!e(i[f],r[f]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(n=Object.keys(i),s=n.length,s!==Object.keys(r).length)return!1;for(f=s;f--!==0;)if(!Object.prototype.hasOwnProperty.call(r,n[f]))return!1;
for(f=s;f--!==0;){var o=n[f];if(!e(i[o],r[o]))return!1}return!0}return i!==i&&r!==r}});var Tr=wr(Pr=>{"use strict";Object.defineProperty(Pr,"__esModule",{value:!0});var Zr=Rr();Zr.code='require("ajv/dist/runtime/equal").default';Pr.default=Zr});function Q(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),f=d=>s.get(d)?.with??[],n=r.filter(d=>s.has(d)),o=n.filter(d=>!n.some(m=>f(m).includes(d))),[l,
u]=o;if(l===void 0)return[{problem:"none",keys:[...s.keys()]}];if(u!==void 0)return[{problem:"many",keys:o}];let _=new Set([...s].flatMap(([d])=>[d,...f(d)])),y=new Set(
[l,...f(l)]),c=r.filter(d=>_.has(d)&&!y.has(d)),p=(s.get(l)?.required??[]).filter(d=>!r.includes(d));return[...c.map(d=>({problem:"stray",key:d,beside:l,belongs:[
...s.keys()].filter(m=>f(m).includes(d))})),...p.map(d=>({problem:"lacking",key:d,beside:l}))]}function Ir(e,i){return Object.entries(e).flatMap(([r,s])=>Object.
hasOwn(i,r)?s.filter(f=>Object.hasOwn(i,f)).map(f=>({problem:"stray",key:f,beside:r,belongs:[]})):[])}var Pi=O,Wr={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
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
#/definitions/amount"},low_wallet:{$ref:"#/definitions/amount"}}},upstream:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_\
url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"\
array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/defi\
nitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},credential_refused:{enum:["pass_on","upstream_failed"]}}},model_upstreams:{type:["string","\
array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},upstream_target:{type:"object",additionalProperties:!1,properties:{
url:{$ref:"#/definitions/upstream_url"},auth:{$ref:"#/definitions/credential"},weight:{type:"integer",minimum:0,maximum:1e3}}},upstream_health:{type:"object",additionalProperties:!1,
properties:{failures:{type:"integer",minimum:1,maximum:1e6},ratio:{type:"integer",minimum:1,maximum:100},requests:{type:"integer",minimum:1,maximum:1e6},window:{
$ref:"#/definitions/duration"},open:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"}}},credential:{type:"object",additionalProperties:!1,
required:["header","secret"],properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"}}},scheme:{
type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]*$"},upstream_timeout:{type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{
$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/duration"}}},price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{
$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"}}},price_table:{type:["str\
ing","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,additionalProperties:{$ref:"#/definitions/price_table"}},model:{type:"object",additionalProperties:!1,
required:["type","upstream"],properties:{type:{$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/model_upstreams"},as:{type:"string",pattern:"^[!-~]+$"},
price:{$ref:"#/definitions/name"},defaults:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{$ref:"\
#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/defi\
nitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definitions/stream_error"},names:{$ref:"#/definitio\
ns/envelope_names"},statuses:{$ref:"#/definitions/envelope_statuses"}}},stream_error:{type:"object",additionalProperties:!1,properties:{event:{type:"string",pattern:"\
^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},error_words:{type:["string","object"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:["string","null"]}},envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{
$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{
$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definiti\
ons/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{
type:"integer",minimum:400,maximum:599},interface:{type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"\
#/definitions/prefixes"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/inte\
rface_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},log_headers:{type:"array",items:{$ref:"#/definition\
s/header_name"},minItems:1,uniqueItems:!0}}},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/head\
er_name"},keep:{$ref:"#/definitions/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"\
array",items:{$ref:"#/definitions/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",
additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-v\
ariants":{header:{with:["scheme"]},query:{}}},billing_rule:{type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/def\
initions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definit\
ions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#\
/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},cap:{
$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},
if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}},task_hold:{allOf:[
{$ref:"#/definitions/expression"}],not:{type:"object",minProperties:1,additionalProperties:{type:"object"}}},class_units:{type:"object",not:{required:["cel"],properties:{
cel:{type:"string"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["st\
ring","object"],pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"\
number",minimum:1,maximum:1e6},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},
count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,required:[
"sum","at"],properties:{sum:{$ref:"#/definitions/pointers"},at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"}}},count_where:{type:"obje\
ct",additionalProperties:!1,required:["at","in"],properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0}}},
actual:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/pointer"},otherwise:{$ref:"#/definitions/expression"}}},
fact:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",minLength:1},media:{
$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{$ref:"#/defin\
itions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,
uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variants":{at:{with:["\
flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{},header:{
with:["type","enum","values","default"],required:["type"]}}},places:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},
minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{$ref:"#/definitions/places"},where:{$ref:"#/defini\
tions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"integer",minimum:1,maximum:1e6},less:{$ref:"#/definition\
s/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{type:"arr\
ay",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,required:["from","to"],properties:{
from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},fact_default:{
type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/definitions/na\
me"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_-]*\
$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",
minLength:1}}},task_kind:{type:"object",additionalProperties:!1,required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"s\
tring",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/\
definitions/task_unknown_outcome"},nothing_made:{type:"array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,
required:["status"],dependencies:{at:["in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:400,maximum:599,pattern:"^4xx$"},
minItems:1,uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{
type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"\
^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/poin\
ter"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_wi\
thin"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,
required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},
most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,required:["at","running","succeeded","failed"],properties:{at:{
$ref:"#/definitions/pointer"},running:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{type:"string",minLength:1},
minItems:1,uniqueItems:!0},failed:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},fill:{type:"object",additionalProperties:!1,properties:{
defaults:{type:"object",additionalProperties:{$ref:"#/definitions/json"}},set:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{
$ref:"#/definitions/json"},minProperties:1},hide:{$ref:"#/definitions/hidden_events"},items:{type:"array",items:{$ref:"#/definitions/fill_item"}}},minProperties:1,
dependencies:{hide:["set"]}},hidden_events:{type:"object",additionalProperties:!1,required:["has"],properties:{has:{$ref:"#/definitions/pointer"},empty:{$ref:"#\
/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{in:{$ref:"#/definitions/pointer"},
member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{$ref:"#/definitions/json"}}}},catalogue:{
type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},page:{$ref:"#/definitions/catalogue_pa\
ge"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/definitions/tree"}}},catalogue_page:{type:"\
object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{$ref:"#/definitions/query_name"},after:{
$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}},
"x-variants":{token:{},after:{with:["before"]}}},route:{type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/name"},
match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{
$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"\
array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitio\
ns/resource_list"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{
$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{
$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},
drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{
with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","fill","forward","billing","creates_task","on_ab\
ort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:[
"upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}},drain_limits:{
type:"object",additionalProperties:!1,properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},mount:{type:"object",additionalProperties:!1,
required:["prefix","upstream"],properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{$ref:"#/definitions/name"}}},model_rule:{
type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},type:{$ref:"#/definitions/name"},prefix:{type:"\
array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},
minItems:1,uniqueItems:!0}},"x-variants":{at:{},param:{}}},required_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"\
#/definitions/name"},at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},uri:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"}},"x-variants":{at:{},
param:{},uri:{}}},created_resource:{type:"object",additionalProperties:!1,required:["resource","id"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"\
array",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"object",additionalProperties:!1,required:["resource","param"],properties:{
resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"}}},resource_list:{type:"object",additionalProperties:!1,required:["list","query","record",
"item","answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitio\
ns/pointer"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definit\
ions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/defin\
itions/name"}},dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,properties:{prefix:{type:"array",items:{$ref:"#/definitions/\
model_id"},minItems:1,uniqueItems:!0},cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},minProperties:1},shorthand:{type:"object",additionalProperties:!1,
required:["prompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{type:"string",minLength:1},into:{type:"string",minLength:1},roles:{
type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,properties:{only:{type:"array",items:{type:"st\
ring",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_action:{type:"object",additionalProperties:!1,required:[
"kinds"],properties:{poll:{$ref:"#/definitions/name"},cancel:{$ref:"#/definitions/name"},list:{$ref:"#/definitions/tree"},kinds:{type:"array",items:{$ref:"#/def\
initions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},filters:{$ref:"#/definitions/task_filters"}},"\
x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"object",additionalProperties:!1,required:["numb\
er","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{status:{$ref:"#/definitions/query_name"},model:{$ref:"\
#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,required:["name","expect"],properties:{name:{type:"\
string",minLength:1},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},
params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string"}},expect:{$ref:"#/definitions/expect"}}},expect:{type:"objec\
t",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},hold:{$ref:"#/definitions/amount"},error:{type:"string",enum:["invalid_request","unsup\
ported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not\
_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","overloaded","internal"]}},minProperties:1}}},
t=Object.prototype.hasOwnProperty,Yr={type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definition\
s/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"\
#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{$ref:"#/definitions/server_tracing"}}};var Br=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var Jr=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function L(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Jr.test(e))return L.errors=[0],!1}else return L.
errors=[0],!1;return L.errors=i,r===0}function cr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Br.test(e))return cr.errors=[0],!1}else return cr.errors=[0],!1;return cr.errors=i,r===0}function $e(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return $e.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Br.test(e))return $e.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.env===void 0||!t.call(e,"env"))&&(f="env"))return $e.errors=[0],!1;{let n=r;for(let o of Object.
keys(e))if(!(o==="env"||o==="default")){return $e.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&t.call(e,"env")){let o=r;L(e.env,0)||(i=i===null?L.errors:i.concat(
L.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.default!==void 0&&t.call(e,"default")){let o=r;cr(e.default,0)||(i=i===null?cr.errors:i.concat(cr.errors),
r=i.length);var s=o===r}else var s=!0}}}}return $e.errors=i,r===0}var Qr=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function F(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Qr.test(e))return F.errors=[0],!1}else
return F.errors=[0],!1;return F.errors=i,r===0}function Ee(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="nodes"||n==="kept"||n==="kept_\
per_account")){return Ee.errors=[0],!1;break}if(f===r){if(e.nodes!==void 0&&t.call(e,"nodes")){let n=e.nodes,o=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ee.errors=[0],!1;if(r===o&&typeof n=="number"&&isFinite(n)){if(n>1e7||isNaN(n))return Ee.errors=[0],!1;if(n<1||isNaN(n))return Ee.errors=[0],!1}var s=o===
r}else var s=!0;if(s){if(e.kept!==void 0&&t.call(e,"kept")){let n=r;F(e.kept,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&t.call(e,"kept_per_account")){let n=r;F(e.kept_per_account,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else
var s=!0}}}else return Ee.errors=[0],!1;return Ee.errors=i,r===0}var Xr=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function b(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xr.test(e))return b.errors=[0],!1}else return b.
errors=[0],!1;return b.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"headers"||n==="body"||n==="request")){return ar.errors=[0],!1;break}if(f===r){if(e.headers!==void 0&&t.call(e,"headers")){let n=r;b(e.headers,0)||(i=i===null?b.
errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body!==void 0&&t.call(e,"body")){let n=r;b(e.body,0)||(i=i===null?b.errors:i.concat(b.
errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.request!==void 0&&t.call(e,"request")){let n=r;b(e.request,0)||(i=i===null?b.errors:i.concat(b.errors),r=
i.length);var s=n===r}else var s=!0}}}else return ar.errors=[0],!1;return ar.errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="lame_duck"||n==="limit")){return dr.
errors=[0],!1;break}if(f===r){if(e.lame_duck!==void 0&&t.call(e,"lame_duck")){let n=r;b(e.lame_duck,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.limit!==void 0&&t.call(e,"limit")){let n=r;b(e.limit,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}else
return dr.errors=[0],!1;return dr.errors=i,r===0}var Sr=new RegExp("^[a-z][a-z0-9_]*$","u");function a(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Sr.test(e))return a.errors=[0],!1}else return a.errors=
[0],!1;return a.errors=i,r===0}var ei=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ei.test(e))return q.errors=[0],!1}else return q.
errors=[0],!1;return q.errors=i,r===0}var Nr=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");var M=Fr().default;function Y(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(M(e)<1)return Y.errors=[0],!1}else return Y.errors=[0],!1;return Y.errors=i,r===
0}function Ge(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ge.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Nr.
test(e))return Ge.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return Ge.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&t.call(e,"env")){let n=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&t.call(e,"file")){let n=r;Y(e.file,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s&&Q({env:{},file:{}},
e).length!==0)return Ge.errors=[0],!1}}}}return Ge.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Qe.errors=[0],!1;if(e<0||isNaN(e))return Qe.errors=[0],!1}else
return Qe.errors=[0],!1;return Qe.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.endpoint===void 0||
!t.call(e,"endpoint"))&&(f="endpoint"))return Xe.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="endpoint"||o==="sample")){return Xe.errors=[0],!1;
break}if(n===r){if(e.endpoint!==void 0&&t.call(e,"endpoint")){let o=r;Ge(e.endpoint,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=o===r}else var s=!0;
if(s)if(e.sample!==void 0&&t.call(e,"sample")){let o=r;Qe(e.sample,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var s=o===r}else var s=!0}}}else return Xe.
errors=[0],!1;return Xe.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!t.
call(Yr.properties,n)){return pr.errors=[0],!1;break}if(f===r){if(e.listen!==void 0&&t.call(e,"listen")){let n=r;$e(e.listen,0)||(i=i===null?$e.errors:i.concat(
$e.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&t.call(e,"metrics")){let n=r;$e(e.metrics,0)||(i=i===null?$e.errors:i.concat($e.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&t.call(e,"body_limit")){let n=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&t.call(e,"bodies")){let n=r;Ee(e.bodies,0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&t.call(e,"timeout")){let n=r;ar(e.timeout,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.drain!==void 0&&t.call(e,"drain")){let n=r;dr(e.drain,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.envelope!==void 0&&t.call(e,"envelope")){let n=r;a(e.envelope,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.request_id!==void 0&&t.call(e,"request_id")){let n=r;q(e.request_id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.tracing!==void 0&&t.call(e,"tracing")){let n=r;Xe(e.tracing,0)||(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}else
return pr.errors=[0],!1;return pr.errors=i,r===0}var Kr=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function we(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return we.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Kr.test(e))return we.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;
for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return we.errors=[0],!1;break}if(f===r){if(e.env!==void 0&&t.call(e,"env")){let n=r;L(e.
env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&t.call(e,"default")){let n=e.default,o=r;if(r===
o)if(typeof n=="string"){if(!Kr.test(n))return we.errors=[0],!1}else return we.errors=[0],!1;var s=o===r}else var s=!0;if(s){if(e.file!==void 0&&t.call(e,"file")){
let n=r;Y(e.file,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s&&Q({env:{with:["default"]},file:{}},e).length!==0)return we.
errors=[0],!1}}}}}return we.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.url===void 0||!t.call(
e,"url"))&&(s="url"))return er.errors=[0],!1;{let f=r;for(let n of Object.keys(e))if(n!=="url"){return er.errors=[0],!1;break}f===r&&e.url!==void 0&&t.call(e,"u\
rl")&&(we(e.url,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length))}}else return er.errors=[0],!1;return er.errors=i,r===0}function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="first"||n==="longest"||n==="co\
ncurrency"||n==="claim"||n==="lease")){return Ie.errors=[0],!1;break}if(f===r){if(e.first!==void 0&&t.call(e,"first")){let n=r;b(e.first,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.longest!==void 0&&t.call(e,"longest")){let n=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.concurrency!==void 0&&t.call(e,"concurrency")){let n=e.concurrency,o=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return Ie.errors=[0],!1;if(r===o&&typeof n=="number"&&isFinite(n)){if(n>1024||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.
errors=[0],!1}var s=o===r}else var s=!0;if(s){if(e.claim!==void 0&&t.call(e,"claim")){let n=r;b(e.claim,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.lease!==void 0&&t.call(e,"lease")){let n=r;b(e.lease,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else
var s=!0}}}}}else return Ie.errors=[0],!1;return Ie.errors=i,r===0}function ze(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ze.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.env===void 0||!t.call(e,"env"))&&(f="env"))return ze.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="env"||o==="default")){
return ze.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&t.call(e,"env")){let o=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=o===r}else
var s=!0;if(s)if(e.default!==void 0&&t.call(e,"default")){let o=e.default,l=r;if(typeof o!="string")return ze.errors=[0],!1;if(!(o==="0"||o==="1"||o==="false"||
o==="true"))return ze.errors=[0],!1;var s=l===r}else var s=!0}}}return ze.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="timeout"||n==="limit"||n==="tolerance"||n==="shortest"||n==="allow_private")){return mr.errors=[0],!1;
break}if(f===r){if(e.timeout!==void 0&&t.call(e,"timeout")){let n=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.limit!==void 0&&t.call(e,"limit")){let n=r;F(e.limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&t.call(e,"tolerance")){let n=r;b(e.tolerance,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.shortest!==void 0&&
t.call(e,"shortest")){let n=r;b(e.shortest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.allow_private!==void 0&&t.
call(e,"allow_private")){let n=r;ze(e.allow_private,0)||(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return mr.errors=
[0],!1;return mr.errors=i,r===0}var ri=new RegExp("^[A-Z]{3}$","u");var Mr=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function pe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Mr.test(e))return pe.errors=[0],
!1}else return pe.errors=[0],!1;return pe.errors=i,r===0}function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.code===
void 0||!t.call(e,"code"))&&(f="code"))return Fe.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="code"||o==="overdraft"||o==="low_wallet")){return Fe.
errors=[0],!1;break}if(n===r){if(e.code!==void 0&&t.call(e,"code")){let o=e.code,l=r;if(r===l)if(typeof o=="string"){if(!ri.test(o))return Fe.errors=[0],!1}else
return Fe.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&t.call(e,"overdraft")){let o=r;pe(e.overdraft,0)||(i=i===null?pe.errors:i.concat(
pe.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.low_wallet!==void 0&&t.call(e,"low_wallet")){let o=r;pe(e.low_wallet,0)||(i=i===null?pe.errors:i.concat(
pe.errors),r=i.length);var s=o===r}else var s=!0}}}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}function ue(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ue.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Nr.test(
e))return ue.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return ue.
errors=[0],!1;break}if(f===r){if(e.env!==void 0&&t.call(e,"env")){let n=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.default!==void 0&&t.call(e,"default")){let n=e.default,o=r;if(r===o)if(typeof n=="string"){if(!Nr.test(n))return ue.errors=[0],!1}else return ue.errors=
[0],!1;var s=o===r}else var s=!0;if(s){if(e.file!==void 0&&t.call(e,"file")){let n=r;Y(e.file,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===
r}else var s=!0;if(s&&Q({env:{with:["default"]},file:{}},e).length!==0)return ue.errors=[0],!1}}}}}return ue.errors=i,r===0}var ii=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ii.test(e))return Me.errors=[0],!1}else return Me.
errors=[0],!1;return Me.errors=i,r===0}function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return rr.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&t.call(e,"env")){let n=r;L(e.env,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&t.call(e,"file")){let n=r;Y(e.file,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s&&Q({env:{},file:{}},
e).length!==0)return rr.errors=[0],!1}}}else return rr.errors=[0],!1;return rr.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.header===void 0||!t.call(e,"header"))&&(f="header")||(e.secret===void 0||!t.call(e,"secret"))&&(f="secret"))return Oe.errors=[0],!1;{let n=r;
for(let o of Object.keys(e))if(!(o==="header"||o==="scheme"||o==="secret")){return Oe.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&t.call(e,"header")){let o=r;
q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.scheme!==void 0&&t.call(e,"scheme")){let o=r;Me(e.scheme,
0)||(i=i===null?Me.errors:i.concat(Me.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.secret!==void 0&&t.call(e,"secret")){let o=r;rr(e.secret,0)||(i=i===
null?rr.errors:i.concat(rr.errors),r=i.length);var s=o===r}else var s=!0}}}}else return Oe.errors=[0],!1;return Oe.errors=i,r===0}function Le(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="url"||n==="auth"||n==="weight")){return Le.errors=[0],!1;break}
if(f===r){if(e.url!==void 0&&t.call(e,"url")){let n=r;ue(e.url,0)||(i=i===null?ue.errors:i.concat(ue.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.auth!==
void 0&&t.call(e,"auth")){let n=r;Oe(e.auth,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.weight!==void 0&&t.call(
e,"weight")){let n=e.weight,o=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Le.errors=[0],!1;if(r===o&&typeof n=="number"&&isFinite(n)){if(n>
1e3||isNaN(n))return Le.errors=[0],!1;if(n<0||isNaN(n))return Le.errors=[0],!1}var s=o===r}else var s=!0}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="failures"||n==="ratio"||n==="re\
quests"||n==="window"||n==="open"||n==="longest")){return H.errors=[0],!1;break}if(f===r){if(e.failures!==void 0&&t.call(e,"failures")){let n=e.failures,o=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return H.errors=[0],!1;if(r===o&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return H.errors=[0],!1;if(n<1||isNaN(
n))return H.errors=[0],!1}var s=o===r}else var s=!0;if(s){if(e.ratio!==void 0&&t.call(e,"ratio")){let n=e.ratio,o=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return H.errors=[0],!1;if(r===o&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return H.errors=[0],!1;if(n<1||isNaN(n))return H.errors=[0],!1}
var s=o===r}else var s=!0;if(s){if(e.requests!==void 0&&t.call(e,"requests")){let n=e.requests,o=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return H.
errors=[0],!1;if(r===o&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return H.errors=[0],!1;if(n<1||isNaN(n))return H.errors=[0],!1}var s=o===r}else var s=!0;
if(s){if(e.window!==void 0&&t.call(e,"window")){let n=r;b(e.window,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
open!==void 0&&t.call(e,"open")){let n=r;b(e.open,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.longest!==void 0&&
t.call(e,"longest")){let n=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}}}}else return H.errors=[0],!1;return H.
errors=i,r===0}function yr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="connect"||n==="headers"||n==="\
idle")){return yr.errors=[0],!1;break}if(f===r){if(e.connect!==void 0&&t.call(e,"connect")){let n=r;b(e.connect,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.headers!==void 0&&t.call(e,"headers")){let n=r;b(e.headers,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.idle!==void 0&&t.call(e,"idle")){let n=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}else
return yr.errors=[0],!1;return yr.errors=i,r===0}function C(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let u of Object.
keys(e))if(!(u==="url"||u==="targets"||u==="move_on"||u==="health"||u==="optional"||u==="auth"||u==="timeout"||u==="credential_refused")){return C.errors=[0],!1;
break}if(l===r){if(e.url!==void 0&&t.call(e,"url")){let u=r;ue(e.url,0)||(i=i===null?ue.errors:i.concat(ue.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
targets!==void 0&&t.call(e,"targets")){let u=e.targets,_=r;if(r===_)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1)return C.errors=[0],
!1;for(let c of Object.keys(u)){let p=r;a(c,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=p===r;if(!f){return i===null?i=[0]:i.push(0),r++,C.errors=
i,!1;break}}if(f)for(let c of Object.keys(u)){let p=r;Le(u[c],0)||(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var n=p===r;if(!n)break}}else return C.errors=
[0],!1;var s=_===r}else var s=!0;if(s){if(e.move_on!==void 0&&t.call(e,"move_on")){let u=e.move_on,_=r;if(r===_)if(Array.isArray(u)){var o=!0;let c=u.length;for(let p=0;p<
c;p++){let d=u[p],m=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return C.errors=[0],!1;if(r===m&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(
d))return C.errors=[0],!1;if(d<400||isNaN(d))return C.errors=[0],!1}var o=m===r;if(!o)break}if(o){let p=u.length,d;if(p>1){let m={};for(;p--;){let v=u[p];if(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v)){if(typeof m[v]=="number"){return d=m[v],C.errors=[0],!1;break}m[v]=p}}}}}else return C.errors=[0],!1;var s=_===r}else var s=!0;
if(s){if(e.health!==void 0&&t.call(e,"health")){let u=r;H(e.health,0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
optional!==void 0&&t.call(e,"optional")){let u=r;if(typeof e.optional!="boolean")return C.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.auth!==void 0&&t.call(
e,"auth")){let u=r;Oe(e.auth,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.timeout!==void 0&&t.call(e,"timeout")){
let u=r;yr(e.timeout,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=u===r}else var s=!0;if(s)if(e.credential_refused!==void 0&&t.call(e,"creden\
tial_refused")){let u=e.credential_refused,_=r;if(!(u==="pass_on"||u==="upstream_failed"))return C.errors=[0],!1;var s=_===r}else var s=!0}}}}}}}}else return C.
errors=[0],!1;return C.errors=i,r===0}var se=Tr().default;function J(e){let i=null,r=0;return typeof e!="string"?(J.errors=[0],!1):e==="second"||e==="million_tokens"?(J.errors=i,r===0):(J.errors=[0],!1)}var xr={validate:Ye};function Ye(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ye.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Mr.test(e))return Ye.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ye.errors=[0],!1;for(let f of Object.
keys(e)){let n=r;xr.validate(e[f],0)||(i=i===null?xr.validate.errors:i.concat(xr.validate.errors),r=i.length);var s=n===r;if(!s)break}}}return Ye.errors=i,r===0}
function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.unit===void 0||!t.call(e,"unit"))&&(n="unit")||(e.by===void 0||!t.
call(e,"by"))&&(n="by")||(e.table===void 0||!t.call(e,"table"))&&(n="table"))return Re.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return Re.errors=[0],!1;break}if(o===r){if(e.unit!==void 0&&t.call(e,"unit")){let l=r;J(e.unit,0)||(i=i===null?J.errors:i.concat(J.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&t.call(e,"by")){let l=e.by,u=r;if(r===u)if(Array.isArray(l)){var f=!0;let y=l.length;for(let c=0;c<y;c++){
let p=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=p===r;if(!f)break}if(f){let c=l.length,p;if(c>1){e:for(;c--;)for(p=c;p--;)if(se(l[c],
l[p])){return Re.errors=[0],!1;break e}}}}else return Re.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.table!==void 0&&t.call(e,"table")){let l=r;Ye(e.table,
0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=l===r}else var s=!0}}}}else return Re.errors=[0],!1;return Re.errors=i,r===0}var si=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!si.test(e))return me.errors=[0],!1}else
return me.errors=[0],!1;return me.errors=i,r===0}function De(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return De.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Sr.test(e))return De.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return De.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let o=r;a(e[n],0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var s=o===r;if(!s)break}if(s){let n=e.length,o;if(n>1){e:for(;n--;)for(o=n;o--;)if(se(e[n],e[o])){return De.errors=[0],!1;break e}}}}}}return De.
errors=i,r===0}function D(e){return D.errors=null,!0}var ni=new RegExp("^[!-~]+$","u");function B(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let _;
if((e.type===void 0||!t.call(e,"type"))&&(_="type")||(e.upstream===void 0||!t.call(e,"upstream"))&&(_="upstream"))return B.errors=[0],!1;{let y=r;for(let c of Object.
keys(e))if(!(c==="type"||c==="upstream"||c==="as"||c==="price"||c==="defaults"||c==="limits"||c==="card")){return B.errors=[0],!1;break}if(y===r){if(e.type!==void 0&&
t.call(e,"type")){let c=r;a(e.type,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.upstream!==void 0&&t.call(e,"ups\
tream")){let c=r;De(e.upstream,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.as!==void 0&&t.call(e,"as")){let c=e.
as,p=r;if(r===p)if(typeof c=="string"){if(!ni.test(c))return B.errors=[0],!1}else return B.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.price!==void 0&&t.
call(e,"price")){let c=r;a(e.price,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.defaults!==void 0&&t.call(e,"def\
aults")){let c=e.defaults,p=r;if(r===p)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let m of Object.keys(c)){let v=r;a(m,0)||(i=i===null?a.errors:i.concat(a.
errors),r=i.length);var f=v===r;if(!f){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(f)for(let m of Object.keys(c)){let v=c[m],P=r;if(typeof v!="s\
tring"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean")return B.errors=[0],!1;var n=P===r;if(!n)break}}else return B.errors=[0],!1;var s=p===r}else var s=!0;
if(s){if(e.limits!==void 0&&t.call(e,"limits")){let c=e.limits,p=r;if(r===p)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let m of Object.keys(c)){let v=r;a(
m,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var o=v===r;if(!o){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(o)for(let m of Object.keys(
c)){let v=c[m],P=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return B.errors=[0],!1;if(r===P&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))
return B.errors=[0],!1;if(v<1||isNaN(v))return B.errors=[0],!1}var l=P===r;if(!l)break}}else return B.errors=[0],!1;var s=p===r}else var s=!0;if(s)if(e.card!==void 0&&
t.call(e,"card")){let c=e.card,p=r;if(r===p)if(c&&typeof c=="object"&&!Array.isArray(c))for(let m of Object.keys(c)){let v=r;D(c[m],0)||(i=i===null?D.errors:i.concat(
D.errors),r=i.length);var u=v===r;if(!u)break}else return B.errors=[0],!1;var s=p===r}else var s=!0}}}}}}}}else return B.errors=[0],!1;return B.errors=i,r===0}function E(e){return E.errors=null,!0}var ti=new RegExp("^[^\\r\\n]+$","u");function Ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"event"||n==="data")){return Ve.errors=[0],!1;break}if(f===r){if(e.event!==void 0&&t.call(e,"event")){let n=e.event,o=r;if(r===o)if(typeof n=="string"){if(!ti.test(
n))return Ve.errors=[0],!1}else return Ve.errors=[0],!1;var s=o===r}else var s=!0;if(s)if(e.data!==void 0&&t.call(e,"data")){let n=r;E(e.data,0)||(i=i===null?E.
errors:i.concat(E.errors),r=i.length);var s=n===r}else var s=!0}}else return Ve.errors=[0],!1;return Ve.errors=i,r===0}var oi={type:"object",additionalProperties:!1,
properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/err\
or_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},
model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{
$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"\
#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/defi\
nitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}};function $(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return $.errors=[0],!1;if(r===0){if(typeof e=="string"&&M(e)<1)return $.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return $.errors=[0],!1;for(let n of Object.keys(e)){let o=r;a(n,0)||
(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r;if(!s){return i===null?i=[0]:i.push(0),r++,$.errors=i,!1;break}}if(s)for(let n of Object.keys(e)){
let o=e[n],l=r;if(typeof o!="string"&&o!==null)return $.errors=[0],!1;var f=l===r;if(!f)break}}}return $.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!t.call(oi.properties,n)){return vr.errors=[0],!1;break}if(f===r){if(e.invalid_request!==
void 0&&t.call(e,"invalid_request")){let n=r;$(e.invalid_request,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&t.call(e,"unsupported_media_type")){let n=r;$(e.unsupported_media_type,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&t.call(e,"body_too_large")){let n=r;$(e.body_too_large,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&t.call(e,"unauthenticated")){let n=r;$(e.unauthenticated,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&t.call(e,"insufficient_funds")){let n=r;$(e.insufficient_funds,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.not_found!==void 0&&t.call(e,"not_found")){let n=r;$(e.not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&t.call(e,"model_not_found")){let n=r;$(e.model_not_found,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&t.call(e,"task_not_found")){let n=r;$(e.task_not_found,0)||(i=i===null?$.errors:
i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&t.call(e,"resource_not_found")){let n=r;$(e.resource_not_found,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&t.call(e,"route_not_found")){let n=r;$(e.
route_not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&t.call(e,"method_not_a\
llowed")){let n=r;$(e.method_not_allowed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&t.call(
e,"conflict")){let n=r;$(e.conflict,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
t.call(e,"idempotency_mismatch")){let n=r;$(e.idempotency_mismatch,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&t.call(e,"request_timeout")){let n=r;$(e.request_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&t.call(e,"upstream_failed")){let n=r;$(e.upstream_failed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&t.call(e,"upstream_timeout")){let n=r;$(e.upstream_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&t.call(e,"upstream_off")){let n=r;$(e.upstream_off,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&t.call(e,"overloaded")){let n=r;$(e.overloaded,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&t.call(e,"internal")){let n=r;$(e.internal,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}else return vr.errors=[0],!1;return vr.errors=i,r===0}var li={type:"object",additionalProperties:!1,properties:{invalid_request:{
$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definiti\
ons/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function k(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return k.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return k.errors=[0],!1;if(e<400||isNaN(e))return k.errors=[0],!1}return k.errors=i,r===0}function _r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!t.call(li.properties,n)){return _r.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&t.call(
e,"invalid_request")){let n=r;k(e.invalid_request,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&t.call(e,"unsupported_media_type")){let n=r;k(e.unsupported_media_type,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&t.call(e,"body_too_large")){let n=r;k(e.body_too_large,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&t.call(e,"unauthenticated")){let n=r;k(e.unauthenticated,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&t.call(e,"insufficient_funds")){let n=r;k(e.insufficient_funds,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&t.call(e,"model_not_found")){let n=r;k(e.model_not_found,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&t.call(e,"task_not_found")){let n=r;k(e.task_not_found,0)||(i=i===null?k.errors:
i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&t.call(e,"resource_not_found")){let n=r;k(e.resource_not_found,
0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&t.call(e,"route_not_found")){let n=r;k(e.
route_not_found,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&t.call(e,"method_not_a\
llowed")){let n=r;k(e.method_not_allowed,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&t.call(
e,"conflict")){let n=r;k(e.conflict,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
t.call(e,"idempotency_mismatch")){let n=r;k(e.idempotency_mismatch,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&t.call(e,"request_timeout")){let n=r;k(e.request_timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&t.call(e,"upstream_failed")){let n=r;k(e.upstream_failed,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&t.call(e,"upstream_timeout")){let n=r;k(e.upstream_timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&t.call(e,"upstream_off")){let n=r;k(e.upstream_off,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&t.call(e,"overloaded")){let n=r;k(e.overloaded,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&t.call(e,"internal")){let n=r;k(e.internal,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}else return _r.errors=[0],!1;return _r.errors=i,r===0}function qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let o;if((e.body===void 0||!t.call(e,"body"))&&(o="body")||(e.names===void 0||!t.call(e,"names"))&&(o="names"))return qe.errors=[0],!1;{let l=r;
for(let u of Object.keys(e))if(!(u==="headers"||u==="body"||u==="stream"||u==="names"||u==="statuses")){return qe.errors=[0],!1;break}if(l===r){if(e.headers!==void 0&&
t.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let y of Object.keys(u)){let c=r;q(y,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=c===r;if(!s){return i===null?i=[0]:i.push(0),r++,qe.errors=i,!1;break}}if(s)for(let y of Object.keys(u)){let c=r;if(typeof u[y]!=
"string")return qe.errors=[0],!1;var f=c===r;if(!f)break}}else return qe.errors=[0],!1;var n=_===r}else var n=!0;if(n){if(e.body!==void 0&&t.call(e,"body")){let u=r;
E(e.body,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.stream!==void 0&&t.call(e,"stream")){let u=r;Ve(e.stream,0)||
(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.names!==void 0&&t.call(e,"names")){let u=r;vr(e.names,0)||(i=i===null?
vr.errors:i.concat(vr.errors),r=i.length);var n=u===r}else var n=!0;if(n)if(e.statuses!==void 0&&t.call(e,"statuses")){let u=r;_r(e.statuses,0)||(i=i===null?_r.
errors:i.concat(_r.errors),r=i.length);var n=u===r}else var n=!0}}}}}}else return qe.errors=[0],!1;return qe.errors=i,r===0}var Cr=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Ce(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Cr.test(e))return Ce.errors=[0],!1}else return Ce.errors=[0],!1;return Ce.errors=i,r===0}function He(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return He.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Cr.test(e))return He.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return He.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let o=r;Ce(e[n],0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=
i.length);var s=o===r;if(!s)break}if(s){let n=e.length,o;if(n>1){e:for(;n--;)for(o=n;o--;)if(se(e[n],e[o])){return He.errors=[0],!1;break e}}}}}}return He.errors=
i,r===0}var fi=new RegExp("^[^\\s&=#?/]+$","u");function w(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!fi.test(e))return w.errors=[0],!1}else return w.errors=
[0],!1;return w.errors=i,r===0}function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"header"||n==="scheme"||n==="query")){return ir.errors=[0],!1;break}if(f===r){if(e.header!==void 0&&t.call(e,"header")){let n=r;q(e.header,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.scheme!==void 0&&t.call(e,"scheme")){let n=r;Me(e.scheme,0)||(i=i===null?Me.errors:i.concat(
Me.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&t.call(e,"query")){let n=r;w(e.query,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.
length);var s=n===r}else var s=!0;if(s&&Q({header:{with:["scheme"]},query:{}},e).length!==0)return ir.errors=[0],!1}}}}else return ir.errors=[0],!1;return ir.errors=
i,r===0}function ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if((e.headers===void 0||!t.call(e,"headers"))&&(o="headers")||(e.query===
void 0||!t.call(e,"query"))&&(o="query"))return ve.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="query")){return ve.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&t.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(Array.isArray(u)){var s=!0;let y=u.length;for(let c=0;c<y;c++){let p=r;
q(u[c],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=p===r;if(!s)break}if(s){let c=u.length,p;if(c>1){e:for(;c--;)for(p=c;p--;)if(se(u[c],u[p])){
return ve.errors=[0],!1;break e}}}}else return ve.errors=[0],!1;var f=_===r}else var f=!0;if(f)if(e.query!==void 0&&t.call(e,"query")){let u=e.query,_=r;if(r===
_)if(Array.isArray(u)){var n=!0;let c=u.length;for(let p=0;p<c;p++){let d=r;w(u[p],0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var n=d===r;if(!n)break}
if(n){let p=u.length,d;if(p>1){e:for(;p--;)for(d=p;d--;)if(se(u[p],u[d])){return ve.errors=[0],!1;break e}}}}else return ve.errors=[0],!1;var f=_===r}else var f=!0}}}else
return ve.errors=[0],!1;return ve.errors=i,r===0}function sr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.header===void 0||!t.call(e,"header"))&&(f="header"))return sr.errors=
[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="header"||o==="keep")){return sr.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&t.call(e,"header")){let o=r;
q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.keep!==void 0&&t.call(e,"keep")){let o=r;b(e.keep,0)||(i=
i===null?b.errors:i.concat(b.errors),r=i.length);var s=o===r}else var s=!0}}}else return sr.errors=[0],!1;return sr.errors=i,r===0}function ce(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if((e.prefix===void 0||!t.call(e,"prefix"))&&(o="prefix")||(e.auth===void 0||!t.call(e,"auth"))&&(o=
"auth")||(e.envelope===void 0||!t.call(e,"envelope"))&&(o="envelope")||(e.forward===void 0||!t.call(e,"forward"))&&(o="forward"))return ce.errors=[0],!1;{let l=r;
for(let u of Object.keys(e))if(!(u==="prefix"||u==="auth"||u==="envelope"||u==="forward"||u==="idempotency"||u==="request_id"||u==="log_headers")){return ce.errors=
[0],!1;break}if(l===r){if(e.prefix!==void 0&&t.call(e,"prefix")){let u=r;He(e.prefix,0)||(i=i===null?He.errors:i.concat(He.errors),r=i.length);var s=u===r}else var s=!0;
if(s){if(e.auth!==void 0&&t.call(e,"auth")){let u=e.auth,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return ce.errors=[0],!1;{var f=!0;let c=u.length;for(let p=0;p<
c;p++){let d=r;ir(u[p],0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var f=d===r;if(!f)break}}}else return ce.errors=[0],!1;var s=_===r}else var s=!0;
if(s){if(e.envelope!==void 0&&t.call(e,"envelope")){let u=r;a(e.envelope,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=u===r}else var s=!0;if(s){
if(e.forward!==void 0&&t.call(e,"forward")){let u=r;ve(e.forward,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
idempotency!==void 0&&t.call(e,"idempotency")){let u=r;sr(e.idempotency,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=u===r}else var s=!0;if(s){
if(e.request_id!==void 0&&t.call(e,"request_id")){let u=r;q(e.request_id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=u===r}else var s=!0;if(s)
if(e.log_headers!==void 0&&t.call(e,"log_headers")){let u=e.log_headers,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return ce.errors=[0],!1;{var n=!0;let c=u.
length;for(let p=0;p<c;p++){let d=r;q(u[p],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var n=d===r;if(!n)break}if(n){let p=u.length,d;if(p>1){e:for(;p--;)
for(d=p;d--;)if(se(u[p],u[d])){return ce.errors=[0],!1;break e}}}}}else return ce.errors=[0],!1;var s=_===r}else var s=!0}}}}}}}}else return ce.errors=[0],!1;return ce.
errors=i,r===0}var ui={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/de\
finitions/without_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:[
"cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"\
#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}};function S(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!t.call(e,"cel"))&&(s="cel"))return S.errors=[0],!1;
{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return S.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&t.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n=="st\
ring"){if(M(n)<1)return S.errors=[0],!1}else return S.errors=[0],!1}}}else return S.errors=[0],!1;return S.errors=i,r===0}function ke(e){let i=null,r=0,s=r,f=r;
if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.cel===void 0||!t.call(e,"cel"))&&(u="cel")){let _={};i===null?i=[_]:i.push(_),r++}else if(e.cel!==void 0&&
t.call(e,"cel")&&typeof e.cel!="string"){let _={};i===null?i=[_]:i.push(_),r++}}var n=f===r;if(n)return ke.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ke.errors=[0],!1;for(let u of Object.keys(e)){let _=r;a(u,0)||(i=i===null?a.
errors:i.concat(a.errors),r=i.length);var o=_===r;if(!o){return i===null?i=[0]:i.push(0),r++,ke.errors=i,!1;break}}if(o)for(let u of Object.keys(e)){let _=r;S(e[u],
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var l=_===r;if(!l)break}}else return ke.errors=[0],!1;return ke.errors=i,r===0}function kr(e){let i=null,r=0,s=r,f=r;if(r===f)if(e&&typeof e=="object"&&!Array.isArray(e))if(Object.keys(e).length<1){let l={};i===null?i=[l]:i.push(l),r++}else
for(let l of Object.keys(e)){let u=e[l],_=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let y={};i===null?i=[y]:i.push(y),r++}var n=_===r;if(!n)break}else{let l={};
i===null?i=[l]:i.push(l),r++}var o=f===r;return o?(kr.errors=[0],!1):(r=s,i!==null&&(s?i.length=s:i=null),S(e,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length),
kr.errors=i,r===0)}var ci={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",
minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{
$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"strin\
g"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variant\
s":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},
count:{},header:{with:["type","enum","values","default"],required:["type"]}}};var Ar=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function g(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ar.test(e))return g.errors=[0],!1}else return g.errors=[0],!1;return g.errors=i,r===0}function je(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return je.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ar.test(e))return je.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return je.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let o=r;g(e[n],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=o===r;if(!s)break}if(s){let n=e.length,o;if(n>1){e:for(;n--;)for(o=n;o--;)if(se(e[n],e[o])){return je.errors=[0],!1;break e}}}}}}return je.errors=i,r===0}var ai=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.names===void 0||
!t.call(e,"names"))&&(n="names")||(e.in===void 0||!t.call(e,"in"))&&(n="in"))return ae.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="names"||l===
"in")){return ae.errors=[0],!1;break}if(o===r){if(e.names!==void 0&&t.call(e,"names")){let l=e.names,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ae.errors=
[0],!1;{var s=!0;let _=l.length;for(let y=0;y<_;y++){let c=l[y],p=r;if(r===p)if(typeof c=="string"){if(!ai.test(c))return ae.errors=[0],!1}else return ae.errors=
[0],!1;var s=p===r;if(!s)break}if(s){let y=l.length,c;if(y>1){let p={};for(;y--;){let d=l[y];if(typeof d=="string"){if(typeof p[d]=="number"){return c=p[d],ae.errors=
[0],!1;break}p[d]=y}}}}}}else return ae.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.in!==void 0&&t.call(e,"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var f=l===r}else var f=!0}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!t.call(e,"cel"))&&(s="cel"))return Ze.errors=[0],
!1;{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return Ze.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&t.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n==
"string"){if(M(n)<1)return Ze.errors=[0],!1}else return Ze.errors=[0],!1}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}var di=new RegExp("\\.json$","u");function ye(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!di.test(e))return ye.errors=[0],!1}else return ye.errors=[0],
!1;return ye.errors=i,r===0}function re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return re.errors=[0],!1;for(let o of Object.keys(
e)){let l=r;g(o,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,re.errors=i,!1;break}}if(s)for(let o of Object.
keys(e)){let l=e[o],u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return re.errors=[0],!1;{var f=!0;let _=l.length;for(let y=0;y<_;y++){let c=l[y],p=r;if(typeof c!=
"string"&&c!==null)return re.errors=[0],!1;var f=p===r;if(!f)break}if(f){let y=l.length,c;if(y>1){let p={};for(;y--;){let d=l[y];if(!(typeof d!="string"&&d!==null)){
if(typeof d=="string"&&(d+="_"),typeof p[d]=="number"){return c=p[d],re.errors=[0],!1;break}p[d]=y}}}}}}else return re.errors=[0],!1;var n=u===r;if(!n)break}}else
return re.errors=[0],!1;return re.errors=i,r===0}function _e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.each===void 0||
!t.call(e,"each"))&&(f="each"))return _e.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="each"||o==="where"||o==="unless"||o==="add"||o==="default"||
o==="less")){return _e.errors=[0],!1;break}if(n===r){let o;if(e.default!==void 0&&t.call(e,"default")&&(e.add===void 0||!t.call(e,"add"))&&(o="add"))return _e.errors=
[0],!1;if(e.each!==void 0&&t.call(e,"each")){let l=r;je(e.each,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&t.call(e,"where")){let l=r;re(e.where,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&t.
call(e,"unless")){let l=r;re(e.unless,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&t.call(e,"add")){
let l=r;g(e.add,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&t.call(e,"default")){let l=e.default,
u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return _e.errors=[0],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return _e.errors=
[0],!1;if(l<1||isNaN(l))return _e.errors=[0],!1}var s=u===r}else var s=!0;if(s)if(e.less!==void 0&&t.call(e,"less")){let l=r;g(e.less,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return _e.errors=[0],!1;return _e.errors=i,r===0}function ne(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ne.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!t.call(e,"from"))&&(f="from")||(e.to===void 0||!t.call(e,"to"))&&(f="to"))return ne.errors=
[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="from"||o==="to")){return ne.errors=[0],!1;break}if(n===r){if(e.from!==void 0&&t.call(e,"from")){let o=e.from,
l=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ne.errors=[0],!1;if(r===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))
return ne.errors=[0],!1;if(o<-9007199254740991||isNaN(o))return ne.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&t.call(e,"to")){let o=e.to,l=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ne.errors=[0],!1;if(r===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ne.
errors=[0],!1;if(o<-9007199254740991||isNaN(o))return ne.errors=[0],!1}var s=l===r}else var s=!0}}}return ne.errors=i,r===0}function nr(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return nr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return nr.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="model"||n==="limit")){return nr.errors=[0],!1;break}if(f===r){if(e.model!==void 0&&t.call(e,"model")){let n=r;a(e.model,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.limit!==void 0&&t.call(e,"limit")){let n=r;a(e.limit,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=n===r}else var s=!0}}}return nr.errors=i,r===0}function T(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o=r;for(let l of Object.
keys(e))if(!t.call(ci.properties,l)){return T.errors=[0],!1;break}if(o===r){if(e.at!==void 0&&t.call(e,"at")){let l=r;je(e.at,0)||(i=i===null?je.errors:i.concat(
je.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.flag!==void 0&&t.call(e,"flag")){let l=r;ae(e.flag,0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&t.call(e,"cel")){let l=e.cel,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return T.errors=[0],!1}else
return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.media!==void 0&&t.call(e,"media")){let l=r;Ze(e.media,0)||(i=i===null?Ze.errors:i.concat(Ze.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&t.call(e,"limit")){let l=r;a(e.limit,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.fits!==void 0&&t.call(e,"fits")){let l=r;ye(e.fits,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.count!==void 0&&t.call(e,"count")){let l=r;_e(e.count,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
header!==void 0&&t.call(e,"header")){let l=r;q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assume!==void 0&&
t.call(e,"assume")){let l=r;b(e.assume,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&t.call(e,"typ\
e")){let l=e.type,u=r;if(typeof l!="string")return T.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.enum!==void 0&&t.call(e,"enum")){let l=e.enum,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return T.errors=[0],!1;{var f=!0;let y=l.length;for(let c=0;c<
y;c++){let p=r;if(typeof l[c]!="string")return T.errors=[0],!1;var f=p===r;if(!f)break}if(f){let c=l.length,p;if(c>1){let d={};for(;c--;){let m=l[c];if(typeof m==
"string"){if(typeof d[m]=="number"){return p=d[m],T.errors=[0],!1;break}d[m]=c}}}}}}else return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.values!==void 0&&
t.call(e,"values")){let l=e.values,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return T.errors=[0],!1;{var n=!0;let y=l.length;for(let c=0;c<y;c++){let p=r;
ne(l[c],0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var n=p===r;if(!n)break}}}else return T.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.default!==
void 0&&t.call(e,"default")){let l=r;nr(e.default,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&Q({at:{with:["flag",
"type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{},header:{with:[
"type","enum","values","default"],required:["type"]}},e).length!==0)return T.errors=[0],!1}}}}}}}}}}}}}}else return T.errors=[0],!1;return T.errors=i,r===0}function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!t.call(e,"otherwise"))&&(f="otherwise"))return tr.
errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="at"||o==="otherwise")){return tr.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&t.call(e,"at")){let o=r;
g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.otherwise!==void 0&&t.call(e,"otherwise")){let o=r;S(e.otherwise,
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=o===r}else var s=!0}}}else return tr.errors=[0],!1;return tr.errors=i,r===0}function ie(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ie.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ar.test(e))return ie.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return ie.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let o=r;g(e[n],0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=o===r;if(!s)break}if(s){let n=e.length,o;if(n>1){e:for(;n--;)for(o=n;o--;)if(se(e[n],e[o])){return ie.errors=[0],!1;break e}}}}}}return ie.
errors=i,r===0}function he(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.at===void 0||!t.call(e,"at"))&&(n="at")||(e.in===void 0||!t.call(
e,"in"))&&(n="in"))return he.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return he.errors=[0],!1;break}if(o===r){if(e.at!==void 0&&
t.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&t.call(e,"in")){let l=e.
in,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return he.errors=[0],!1;{var f=!0;let y=l.length;for(let c=0;c<y;c++){let p=r;if(typeof l[c]!="string")return he.
errors=[0],!1;var f=p===r;if(!f)break}if(f){let c=l.length,p;if(c>1){let d={};for(;c--;){let m=l[c];if(typeof m=="string"){if(typeof d[m]=="number"){return p=d[m],
he.errors=[0],!1;break}d[m]=c}}}}}}else return he.errors=[0],!1;var s=u===r}else var s=!0}}}else return he.errors=[0],!1;return he.errors=i,r===0}function Pe(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return Pe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ar.test(e))return Pe.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return Pe.errors=[0],!1;{var s=!0;let n=e.length;for(let o=0;o<n;o++){let l=r;g(e[o],0)||(i=i===null?g.errors:i.concat(g.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let o=e.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(se(e[o],e[l])){return Pe.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.sum===void 0||!t.call(e,"sum"))&&(n="sum")||(e.at===void 0||!t.call(e,"at"))&&(n="at"))return Pe.errors=[0],!1;{let o=r;
for(let l of Object.keys(e))if(!(l==="sum"||l==="at"||l==="where")){return Pe.errors=[0],!1;break}if(o===r){if(e.sum!==void 0&&t.call(e,"sum")){let l=r;ie(e.sum,
0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.at!==void 0&&t.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:
i.concat(g.errors),r=i.length);var f=l===r}else var f=!0;if(f)if(e.where!==void 0&&t.call(e,"where")){let l=r;he(e.where,0)||(i=i===null?he.errors:i.concat(he.errors),
r=i.length);var f=l===r}else var f=!0}}}}}}return Pe.errors=i,r===0}var pi=new RegExp("^(hold|free)$","u");function Ue(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!pi.test(e))return Ue.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ue.errors=
[0],!1;for(let n of Object.keys(e)){let o=r;a(n,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ue.
errors=i,!1;break}}if(s)for(let n of Object.keys(e)){let o=r;S(e[n],0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var f=o===r;if(!f)break}}}return Ue.
errors=i,r===0}function or(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return or.errors=[0],!1;if(e<1||isNaN(e))return or.errors=[0],!1}else
return or.errors=[0],!1;return or.errors=i,r===0}function X(e){let i=null,r=0,s=r,f=!0,n=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if((e.counts===void 0||
!t.call(e,"counts"))&&(d="counts")){let m={};i===null?i=[m]:i.push(m),r++}}var o=n===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(o){let d=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&t.call(e,"hold")&&(ke(e.hold,0)||(i=i===null?ke.errors:i.concat(ke.errors),r=i.length));var o=d===r;f=o,l="then"}else{
let d=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&t.call(e,"hold")&&(kr(e.hold,0)||(i=i===null?kr.errors:i.concat(kr.errors),r=i.length));var o=d===
r;f=o,l="else"}if(!f)return i===null?i=[0]:i.push(0),r++,X.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if((e.unit===void 0||!t.call(
e,"unit"))&&(d="unit")||(e.facts===void 0||!t.call(e,"facts"))&&(d="facts")||(e.hold===void 0||!t.call(e,"hold"))&&(d="hold"))return X.errors=[0],!1;{let m=r;for(let v of Object.
keys(e))if(!t.call(ui.properties,v)){return X.errors=[0],!1;break}if(m===r){if(e.unit!==void 0&&t.call(e,"unit")){let v=r;J(e.unit,0)||(i=i===null?J.errors:i.concat(
J.errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.facts!==void 0&&t.call(e,"facts")){let v=e.facts,P=r;if(r===P)if(v&&typeof v=="object"&&!Array.isArray(
v)){for(let x of Object.keys(v)){let R=r;a(x,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var _=R===r;if(!_){return i===null?i=[0]:i.push(0),r++,X.errors=
i,!1;break}}if(_)for(let x of Object.keys(v)){let R=r;T(v[x],0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var y=R===r;if(!y)break}}else return X.errors=
[0],!1;var u=P===r}else var u=!0;if(u){if(e.actual!==void 0&&t.call(e,"actual")){let v=r;tr(e.actual,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var u=v===
r}else var u=!0;if(u){if(e.counts!==void 0&&t.call(e,"counts")){let v=e.counts,P=r;if(r===P)if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<
1)return X.errors=[0],!1;for(let x of Object.keys(v)){let R=r;a(x,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var c=R===r;if(!c){return i===null?i=[
0]:i.push(0),r++,X.errors=i,!1;break}}if(c)for(let x of Object.keys(v)){let R=r;Pe(v[x],0)||(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var p=R===r;if(!p)
break}}else return X.errors=[0],!1;var u=P===r}else var u=!0;if(u){if(e.charge!==void 0&&t.call(e,"charge")){let v=r;ke(e.charge,0)||(i=i===null?ke.errors:i.concat(
ke.errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.without_usage!==void 0&&t.call(e,"without_usage")){let v=r;Ue(e.without_usage,0)||(i=i===null?Ue.errors:
i.concat(Ue.errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.final!==void 0&&t.call(e,"final")){let v=r;ie(e.final,0)||(i=i===null?ie.errors:i.concat(ie.
errors),r=i.length);var u=v===r}else var u=!0;if(u){if(e.failed!==void 0&&t.call(e,"failed")){let v=r;ie(e.failed,0)||(i=i===null?ie.errors:i.concat(ie.errors),
r=i.length);var u=v===r}else var u=!0;if(u){if(e.cap!==void 0&&t.call(e,"cap")){let v=r;or(e.cap,0)||(i=i===null?or.errors:i.concat(or.errors),r=i.length);var u=v===
r}else var u=!0;if(u&&Q({actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},e).length!==
0)return X.errors=[0],!1}}}}}}}}}}}else return X.errors=[0],!1;return X.errors=i,r===0}function I(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if((e.at===void 0||!t.call(e,"at"))&&(l="at")||(e.running===void 0||!t.
call(e,"running"))&&(l="running")||(e.succeeded===void 0||!t.call(e,"succeeded"))&&(l="succeeded")||(e.failed===void 0||!t.call(e,"failed"))&&(l="failed"))return I.
errors=[0],!1;{let u=r;for(let _ of Object.keys(e))if(!(_==="at"||_==="running"||_==="succeeded"||_==="failed")){return I.errors=[0],!1;break}if(u===r){if(e.at!==
void 0&&t.call(e,"at")){let _=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=_===r}else var s=!0;if(s){if(e.running!==void 0&&t.call(e,"\
running")){let _=e.running,y=r;if(r===y)if(Array.isArray(_)){if(_.length<1)return I.errors=[0],!1;{var f=!0;let p=_.length;for(let d=0;d<p;d++){let m=_[d],v=r;if(r===
v)if(typeof m=="string"){if(M(m)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var f=v===r;if(!f)break}if(f){let d=_.length,m;if(d>1){let v={};for(;d--;){
let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return m=v[P],I.errors=[0],!1;break}v[P]=d}}}}}}else return I.errors=[0],!1;var s=y===r}else var s=!0;
if(s){if(e.succeeded!==void 0&&t.call(e,"succeeded")){let _=e.succeeded,y=r;if(r===y)if(Array.isArray(_)){if(_.length<1)return I.errors=[0],!1;{var n=!0;let p=_.
length;for(let d=0;d<p;d++){let m=_[d],v=r;if(r===v)if(typeof m=="string"){if(M(m)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var n=v===r;if(!n)break}
if(n){let d=_.length,m;if(d>1){let v={};for(;d--;){let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return m=v[P],I.errors=[0],!1;break}v[P]=d}}}}}}else
return I.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.failed!==void 0&&t.call(e,"failed")){let _=e.failed,y=r;if(r===y)if(Array.isArray(_)){if(_.length<1)return I.
errors=[0],!1;{var o=!0;let p=_.length;for(let d=0;d<p;d++){let m=_[d],v=r;if(r===v)if(typeof m=="string"){if(M(m)<1)return I.errors=[0],!1}else return I.errors=
[0],!1;var o=v===r;if(!o)break}if(o){let d=_.length,m;if(d>1){let v={};for(;d--;){let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return m=v[P],I.errors=
[0],!1;break}v[P]=d}}}}}}else return I.errors=[0],!1;var s=y===r}else var s=!0}}}}}else return I.errors=[0],!1;return I.errors=i,r===0}var mi={type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/de\
finitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/\
pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id",
"model","created_at","total","page","within"],required:["items","id","model","created_at"]}}};function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!t.call(e,"number"))&&(f="number")||(e.size===void 0||
!t.call(e,"size"))&&(f="size")||(e.items===void 0||!t.call(e,"items"))&&(f="items"))return te.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="numbe\
r"||o==="size"||o==="items"||o==="most")){return te.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&t.call(e,"number")){let o=r;w(e.number,0)||(i=i===null?w.
errors:i.concat(w.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.size!==void 0&&t.call(e,"size")){let o=r;w(e.size,0)||(i=i===null?w.errors:i.concat(w.
errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.items!==void 0&&t.call(e,"items")){let o=e.items,l=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return te.errors=[0],!1;if(r===l&&typeof o=="number"&&isFinite(o)){if(o>1e4||isNaN(o))return te.errors=[0],!1;if(o<1||isNaN(o))return te.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&t.call(e,"most")){let o=e.most,l=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return te.errors=[0],!1;if(r===
l&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return te.errors=[0],!1;if(o<1||isNaN(o))return te.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return te.
errors=[0],!1;return te.errors=i,r===0}var yi=new RegExp("^/[^\\s#{}]*$","u");function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let n of Object.keys(e))if(!t.call(mi.properties,n)){return Te.errors=[0],!1;break}if(f===r){if(e.key!==void 0&&t.call(e,"key")){let n=r;q(e.key,0)||
(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.decides_within!==void 0&&t.call(e,"decides_within")){let n=r;b(e.decides_within,
0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.list!==void 0&&t.call(e,"list")){let n=e.list,o=r;if(r===o)if(typeof n==
"string"){if(!yi.test(n))return Te.errors=[0],!1}else return Te.errors=[0],!1;var s=o===r}else var s=!0;if(s){if(e.items!==void 0&&t.call(e,"items")){let n=r;g(
e.items,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.id!==void 0&&t.call(e,"id")){let n=r;g(e.id,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.model!==void 0&&t.call(e,"model")){let n=r;g(e.model,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.created_at!==void 0&&t.call(e,"created_at")){let n=r;g(e.created_at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.total!==void 0&&t.call(e,"total")){let n=r;g(e.total,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&t.call(e,"page")){let n=r;te(e.page,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.within!==void 0&&t.call(e,"within")){let n=r;b(e.within,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s&&Q({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Te.errors=[0],!1}}}}}}}}}}}else return Te.errors=[0],!1;return Te.errors=i,r===0}var vi=new RegExp("^4xx$","u");function z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if((e.status===void 0||!t.call(e,"status"))&&
(o="status"))return z.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="status"||u==="at"||u==="in")){return z.errors=[0],!1;break}if(l===r){let u;if(e.
at!==void 0&&t.call(e,"at")&&(e.in===void 0||!t.call(e,"in"))&&(u="in"))return z.errors=[0],!1;if(e.in!==void 0&&t.call(e,"in")&&(e.at===void 0||!t.call(e,"at"))&&
(u="at"))return z.errors=[0],!1;if(e.status!==void 0&&t.call(e,"status")){let _=e.status,y=r;if(r===y)if(Array.isArray(_)){if(_.length<1)return z.errors=[0],!1;
{var s=!0;let c=_.length;for(let p=0;p<c;p++){let d=_[p],m=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string")return z.errors=[0],!1;
if(r===m){if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return z.errors=[0],!1;if(d<400||isNaN(d))return z.errors=[0],!1}if(r===m&&typeof d=="string"&&
!vi.test(d))return z.errors=[0],!1}var s=m===r;if(!s)break}if(s){let p=_.length,d;if(p>1){let m={};for(;p--;){let v=_[p];if(!(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v))&&typeof v!="string")){if(typeof v=="string"&&(v+="_"),typeof m[v]=="number"){return d=m[v],z.errors=[0],!1;break}m[v]=p}}}}}}else return z.errors=
[0],!1;var f=y===r}else var f=!0;if(f){if(e.at!==void 0&&t.call(e,"at")){let _=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=_===r}else
var f=!0;if(f)if(e.in!==void 0&&t.call(e,"in")){let _=e.in,y=r;if(r===y)if(Array.isArray(_)){if(_.length<1)return z.errors=[0],!1;{var n=!0;let p=_.length;for(let d=0;d<
p;d++){let m=_[d],v=r;if(r===v)if(typeof m=="string"){if(M(m)<1)return z.errors=[0],!1}else return z.errors=[0],!1;var n=v===r;if(!n)break}if(n){let d=_.length,
m;if(d>1){let v={};for(;d--;){let P=_[d];if(typeof P=="string"){if(typeof v[P]=="number"){return m=v[P],z.errors=[0],!1;break}v[P]=d}}}}}}else return z.errors=[
0],!1;var f=y===r}else var f=!0}}}}else return z.errors=[0],!1;return z.errors=i,r===0}var Gr=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function ge(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.id===void 0||!t.call(e,"id"))&&(n="id")||(e.status===void 0||!t.call(e,"status"))&&
(n="status")||(e.deadline===void 0||!t.call(e,"deadline"))&&(n="deadline"))return ge.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="id"||l==="quer\
y"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return ge.errors=[0],!1;break}if(o===r){if(e.id!==void 0&&t.call(e,"id")){let l=r;
g(e.id,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&t.call(e,"query")){let l=e.query,u=r;if(r===
u)if(typeof l=="string"){if(!Gr.test(l))return ge.errors=[0],!1}else return ge.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.status!==void 0&&t.call(e,"sta\
tus")){let l=r;I(e.status,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==void 0&&t.call(e,"deadline")){
let l=r;b(e.deadline,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==void 0&&t.call(e,"unknown_ou\
tcome")){let l=r;Te(e.unknown_outcome,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&t.call(
e,"nothing_made")){let l=e.nothing_made,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ge.errors=[0],!1;{var f=!0;let y=l.length;for(let c=0;c<y;c++){let p=r;
z(l[c],0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var f=p===r;if(!f)break}}}else return ge.errors=[0],!1;var s=u===r}else var s=!0}}}}}}}else return ge.
errors=[0],!1;return ge.errors=i,r===0}function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.has===void 0||!t.call(e,"has"))&&(f="has"))return lr.errors=[0],
!1;{let n=r;for(let o of Object.keys(e))if(!(o==="has"||o==="empty")){return lr.errors=[0],!1;break}if(n===r){if(e.has!==void 0&&t.call(e,"has")){let o=r;g(e.has,
0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.empty!==void 0&&t.call(e,"empty")){let o=r;g(e.empty,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=o===r}else var s=!0}}}else return lr.errors=[0],!1;return lr.errors=i,r===0}function oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.in===void 0||!t.call(e,"in"))&&(n="in")||(e.member===void 0||!t.
call(e,"member"))&&(n="member")||(e.from===void 0||!t.call(e,"from"))&&(n="from")||(e.values===void 0||!t.call(e,"values"))&&(n="values"))return oe.errors=[0],!1;
{let o=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return oe.errors=[0],!1;break}if(o===r){if(e.in!==void 0&&t.call(e,
"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&t.call(e,"member")){let l=e.
member,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return oe.errors=[0],!1}else return oe.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.from!==void 0&&t.
call(e,"from")){let l=e.from,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return oe.errors=[0],!1}else return oe.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.
values!==void 0&&t.call(e,"values")){let l=e.values,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return oe.errors=[0],!1;
for(let y of Object.keys(l)){let c=r;D(l[y],0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var f=c===r;if(!f)break}}else return oe.errors=[0],!1;var s=u===
r}else var s=!0}}}}}else return oe.errors=[0],!1;return oe.errors=i,r===0}function le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return le.errors=[0],!1;{let u=r;for(let _ of Object.keys(e))if(!(_==="defaults"||_==="set"||_==="hide"||_==="items")){return le.errors=[0],!1;
break}if(u===r){let _;if(e.hide!==void 0&&t.call(e,"hide")&&(e.set===void 0||!t.call(e,"set"))&&(_="set"))return le.errors=[0],!1;if(e.defaults!==void 0&&t.call(
e,"defaults")){let y=e.defaults,c=r;if(r===c)if(y&&typeof y=="object"&&!Array.isArray(y))for(let p of Object.keys(y)){let d=r;D(y[p],0)||(i=i===null?D.errors:i.
concat(D.errors),r=i.length);var s=d===r;if(!s)break}else return le.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.set!==void 0&&t.call(e,"set")){let y=e.set,
c=r;if(r===c)if(y&&typeof y=="object"&&!Array.isArray(y)){if(Object.keys(y).length<1)return le.errors=[0],!1;for(let d of Object.keys(y)){let m=r;g(d,0)||(i=i===
null?g.errors:i.concat(g.errors),r=i.length);var n=m===r;if(!n){return i===null?i=[0]:i.push(0),r++,le.errors=i,!1;break}}if(n)for(let d of Object.keys(y)){let m=r;
D(y[d],0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var o=m===r;if(!o)break}}else return le.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.hide!==
void 0&&t.call(e,"hide")){let y=r;lr(e.hide,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var f=y===r}else var f=!0;if(f)if(e.items!==void 0&&t.call(
e,"items")){let y=e.items,c=r;if(r===c)if(Array.isArray(y)){var l=!0;let d=y.length;for(let m=0;m<d;m++){let v=r;oe(y[m],0)||(i=i===null?oe.errors:i.concat(oe.errors),
r=i.length);var l=v===r;if(!l)break}}else return le.errors=[0],!1;var f=c===r}else var f=!0}}}}}else return le.errors=[0],!1;return le.errors=i,r===0}function ee(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.size===void 0||!t.call(e,"size"))&&(f="size")||(e.default===void 0||
!t.call(e,"default"))&&(f="default")||(e.max===void 0||!t.call(e,"max"))&&(f="max"))return ee.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="size"||
o==="token"||o==="after"||o==="before"||o==="default"||o==="max")){return ee.errors=[0],!1;break}if(n===r){if(e.size!==void 0&&t.call(e,"size")){let o=r;w(e.size,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.token!==void 0&&t.call(e,"token")){let o=r;w(e.token,0)||(i=i===null?
w.errors:i.concat(w.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.after!==void 0&&t.call(e,"after")){let o=r;w(e.after,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.before!==void 0&&t.call(e,"before")){let o=r;w(e.before,0)||(i=i===null?w.errors:i.concat(w.errors),r=
i.length);var s=o===r}else var s=!0;if(s){if(e.default!==void 0&&t.call(e,"default")){let o=e.default,l=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return ee.errors=[0],!1;if(r===l&&typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o))return ee.errors=[0],!1;if(o<1||isNaN(o))return ee.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&t.call(e,"max")){let o=e.max,l=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ee.errors=[0],!1;if(r===
l&&typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o))return ee.errors=[0],!1;if(o<1||isNaN(o))return ee.errors=[0],!1}var s=l===r}else var s=!0;if(s&&Q({token:{},
after:{with:["before"]}},e).length!==0)return ee.errors=[0],!1}}}}}}}}else return ee.errors=[0],!1;return ee.errors=i,r===0}function Ke(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.type===void 0||!t.call(e,"type"))&&(n="type")||(e.page===void 0||!t.call(e,"page"))&&(n="page")||(e.item===
void 0||!t.call(e,"item"))&&(n="item")||(e.list===void 0||!t.call(e,"list"))&&(n="list"))return Ke.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return Ke.errors=[0],!1;break}if(o===r){if(e.type!==void 0&&t.call(e,"type")){let l=r;a(e.type,0)||(i=
i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&t.call(e,"page")){let l=r;ee(e.page,0)||(i=i===null?ee.errors:
i.concat(ee.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&t.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){
if(l.length<1)return Ke.errors=[0],!1;{var f=!0;let y=l.length;for(let c=0;c<y;c++){let p=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=p===
r;if(!f)break}}}else return Ke.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&t.call(e,"item")){let l=r;E(e.item,0)||(i=i===null?E.errors:i.concat(
E.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&t.call(e,"list")){let l=r;E(e.list,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return Ke.errors=[0],!1;return Ke.errors=i,r===0}var _i={type:"object",additionalProperties:!1,required:["match"],properties:{
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
"fill","forward","billing","creates_task"]}};var hi=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function hr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!hi.test(e))return hr.errors=
[0],!1}else return hr.errors=[0],!1;return hr.errors=i,r===0}function fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o=r;for(let l of Object.keys(e))if(!(l==="at"||l==="param"||l==="type"||
l==="prefix"||l==="unit"||l==="upstream")){return fe.errors=[0],!1;break}if(o===r){if(e.at!==void 0&&t.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.param!==void 0&&t.call(e,"param")){let l=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&t.call(e,"type")){let l=r;a(e.type,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.prefix!==void 0&&t.call(e,"prefix")){let l=e.prefix,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return fe.errors=[0],!1;{var f=!0;
let y=l.length;for(let c=0;c<y;c++){let p=r;me(l[c],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var f=p===r;if(!f)break}if(f){let c=l.length,p;if(c>
1){e:for(;c--;)for(p=c;p--;)if(se(l[c],l[p])){return fe.errors=[0],!1;break e}}}}}else return fe.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.unit!==void 0&&
t.call(e,"unit")){let l=r;J(e.unit,0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&t.call(e,"ups\
tream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return fe.errors=[0],!1;{var n=!0;let y=l.length;for(let c=0;c<y;c++){let p=r;a(l[c],0)||
(i=i===null?a.errors:i.concat(a.errors),r=i.length);var n=p===r;if(!n)break}if(n){let c=l.length,p;if(c>1){e:for(;c--;)for(p=c;p--;)if(se(l[c],l[p])){return fe.
errors=[0],!1;break e}}}}}else return fe.errors=[0],!1;var s=u===r}else var s=!0;if(s&&Q({at:{},param:{}},e).length!==0)return fe.errors=[0],!1}}}}}}}else return fe.
errors=[0],!1;return fe.errors=i,r===0}function G(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!t.call(e,"number"))&&(f="number")||(e.size===void 0||
!t.call(e,"size"))&&(f="size")||(e.default===void 0||!t.call(e,"default"))&&(f="default")||(e.max===void 0||!t.call(e,"max"))&&(f="max"))return G.errors=[0],!1;
{let n=r;for(let o of Object.keys(e))if(!(o==="number"||o==="size"||o==="default"||o==="max")){return G.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&t.call(
e,"number")){let o=r;w(e.number,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.size!==void 0&&t.call(e,"size")){let o=r;
w(e.size,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.default!==void 0&&t.call(e,"default")){let o=e.default,l=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return G.errors=[0],!1;if(r===l&&typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o))return G.errors=[0],
!1;if(o<1||isNaN(o))return G.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&t.call(e,"max")){let o=e.max,l=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return G.errors=[0],!1;if(r===l&&typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o))return G.errors=[0],!1;if(o<1||isNaN(o))return G.errors=[0],
!1}var s=l===r}else var s=!0}}}}}else return G.errors=[0],!1;return G.errors=i,r===0}function gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="status"||n==="model"||n==="id")){
return gr.errors=[0],!1;break}if(f===r){if(e.status!==void 0&&t.call(e,"status")){let n=r;w(e.status,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.model!==void 0&&t.call(e,"model")){let n=r;w(e.model,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.id!==void 0&&t.call(e,"id")){let n=r;w(e.id,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===r}else var s=!0}}}else return gr.errors=
[0],!1;return gr.errors=i,r===0}function be(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.kinds===void 0||!t.call(e,"kinds"))&&
(n="kinds"))return be.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return be.errors=[0],!1;break}if(o===r){if(e.poll!==void 0&&t.call(e,"poll")){let l=r;a(e.poll,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&t.call(e,"cancel")){let l=r;a(e.cancel,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.list!==void 0&&t.call(e,"list")){let l=r;E(e.list,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
kinds!==void 0&&t.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return be.errors=[0],!1;{var f=!0;let y=l.length;for(let c=0;c<
y;c++){let p=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=p===r;if(!f)break}if(f){let c=l.length,p;if(c>1){e:for(;c--;)for(p=c;p--;)if(se(
l[c],l[p])){return be.errors=[0],!1;break e}}}}}else return be.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&t.call(e,"item")){let l=r;E(e.item,
0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&t.call(e,"page")){let l=r;G(e.page,0)||(i=i===null?G.
errors:i.concat(G.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&t.call(e,"filters")){let l=r;gr(e.filters,0)||(i=i===null?gr.errors:
i.concat(gr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&Q({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return be.errors=[0],!1}}}}}}}}}else return be.errors=[0],!1;return be.errors=i,r===0}var gi=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||
!t.call(e,"resource"))&&(f="resource"))return xe.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="resource"||o==="at"||o==="param"||o==="uri")){return xe.
errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&t.call(e,"resource")){let o=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===
r}else var s=!0;if(s){if(e.at!==void 0&&t.call(e,"at")){let o=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.
param!==void 0&&t.call(e,"param")){let o=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.uri!==void 0&&
t.call(e,"uri")){let o=e.uri,l=r;if(r===l)if(typeof o=="string"){if(!gi.test(o))return xe.errors=[0],!1}else return xe.errors=[0],!1;var s=l===r}else var s=!0;if(s&&
Q({at:{},param:{},uri:{}},e).length!==0)return xe.errors=[0],!1}}}}}}else return xe.errors=[0],!1;return xe.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.resource===void 0||!t.call(e,"resource"))&&(n="resource")||(e.id===
void 0||!t.call(e,"id"))&&(n="id"))return Ne.errors=[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return Ne.errors=[0],!1;break}if(o===
r){if(e.resource!==void 0&&t.call(e,"resource")){let l=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&t.call(e,"id")){let l=e.id,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Ne.errors=[0],!1;{var f=!0;let y=l.length;for(let c=0;c<y;c++){let p=r;
g(l[c],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=p===r;if(!f)break}if(f){let c=l.length,p;if(c>1){e:for(;c--;)for(p=c;p--;)if(se(l[c],l[p])){
return Ne.errors=[0],!1;break e}}}}}else return Ne.errors=[0],!1;var s=u===r}else var s=!0}}}else return Ne.errors=[0],!1;return Ne.errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!t.call(e,"resource"))&&(f="resource")||(e.param===
void 0||!t.call(e,"param"))&&(f="param"))return fr.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="resource"||o==="param")){return fr.errors=[0],!1;
break}if(n===r){if(e.resource!==void 0&&t.call(e,"resource")){let o=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r}else var s=!0;
if(s)if(e.param!==void 0&&t.call(e,"param")){let o=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r}else var s=!0}}}else return fr.
errors=[0],!1;return fr.errors=i,r===0}function Be(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.list===void 0||!t.call(e,"list"))&&(f="list")||(e.query===void 0||
!t.call(e,"query"))&&(f="query")||(e.record===void 0||!t.call(e,"record"))&&(f="record")||(e.item===void 0||!t.call(e,"item"))&&(f="item")||(e.answer===void 0||
!t.call(e,"answer"))&&(f="answer")||(e.page===void 0||!t.call(e,"page"))&&(f="page"))return Be.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="list"||
o==="query"||o==="record"||o==="item"||o==="answer"||o==="page")){return Be.errors=[0],!1;break}if(n===r){if(e.list!==void 0&&t.call(e,"list")){let o=r;a(e.list,
0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.query!==void 0&&t.call(e,"query")){let o=e.query,l=r;if(r===l)if(typeof o==
"string"){if(!Gr.test(o))return Be.errors=[0],!1}else return Be.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&t.call(e,"record")){let o=r;
g(e.record,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.item!==void 0&&t.call(e,"item")){let o=r;E(e.item,0)||(i=
i===null?E.errors:i.concat(E.errors),r=i.length);var s=o===r}else var s=!0;if(s){if(e.answer!==void 0&&t.call(e,"answer")){let o=r;E(e.answer,0)||(i=i===null?E.
errors:i.concat(E.errors),r=i.length);var s=o===r}else var s=!0;if(s)if(e.page!==void 0&&t.call(e,"page")){let o=r;G(e.page,0)||(i=i===null?G.errors:i.concat(G.
errors),r=i.length);var s=o===r}else var s=!0}}}}}}}else return Be.errors=[0],!1;return Be.errors=i,r===0}function de(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return de.errors=[0],!1;{let n=r;for(let o of Object.
keys(e))if(!(o==="prefix"||o==="cel"||o==="unit")){return de.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&t.call(e,"prefix")){let o=e.prefix,l=r;if(r===l)
if(Array.isArray(o)){if(o.length<1)return de.errors=[0],!1;{var s=!0;let u=o.length;for(let _=0;_<u;_++){let y=r;me(o[_],0)||(i=i===null?me.errors:i.concat(me.errors),
r=i.length);var s=y===r;if(!s)break}if(s){let _=o.length,y;if(_>1){e:for(;_--;)for(y=_;y--;)if(se(o[_],o[y])){return de.errors=[0],!1;break e}}}}}else return de.
errors=[0],!1;var f=l===r}else var f=!0;if(f){if(e.cel!==void 0&&t.call(e,"cel")){let o=e.cel,l=r;if(r===l)if(typeof o=="string"){if(M(o)<1)return de.errors=[0],
!1}else return de.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.unit!==void 0&&t.call(e,"unit")){let o=r;J(e.unit,0)||(i=i===null?J.errors:i.concat(J.errors),
r=i.length);var f=o===r}else var f=!0}}}}else return de.errors=[0],!1;return de.errors=i,r===0}function K(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.prompt===void 0||!t.call(e,"prompt"))&&(n="prompt")||(e.images===
void 0||!t.call(e,"images"))&&(n="images")||(e.into===void 0||!t.call(e,"into"))&&(n="into")||(e.roles===void 0||!t.call(e,"roles"))&&(n="roles"))return K.errors=
[0],!1;{let o=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return K.errors=[0],!1;break}if(o===r){if(e.prompt!==void 0&&
t.call(e,"prompt")){let l=e.prompt,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.images!==void 0&&t.call(e,"images")){let l=e.images,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var s=u===
r}else var s=!0;if(s){if(e.into!==void 0&&t.call(e,"into")){let l=e.into,u=r;if(r===u)if(typeof l=="string"){if(M(l)<1)return K.errors=[0],!1}else return K.errors=
[0],!1;var s=u===r}else var s=!0;if(s)if(e.roles!==void 0&&t.call(e,"roles")){let l=e.roles,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return K.errors=[0],
!1;{var f=!0;let y=l.length;for(let c=0;c<y;c++){let p=l[c],d=r;if(r===d)if(typeof p=="string"){if(M(p)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var f=d===
r;if(!f)break}}}else return K.errors=[0],!1;var s=u===r}else var s=!0}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}var bi=new RegExp("^/[^\\s?#]*$","u");function br(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!bi.test(e))return br.errors=[0],!1}else return br.errors=
[0],!1;return br.errors=i,r===0}function W(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return W.errors=[0],
!1;{let n=r;for(let o of Object.keys(e))if(!(o==="only"||o==="path")){return W.errors=[0],!1;break}if(n===r){if(e.only!==void 0&&t.call(e,"only")){let o=e.only,
l=r;if(r===l)if(Array.isArray(o)){if(o.length<1)return W.errors=[0],!1;{var s=!0;let u=o.length;for(let _=0;_<u;_++){let y=o[_],c=r;if(r===c)if(typeof y=="strin\
g"){if(M(y)<1)return W.errors=[0],!1}else return W.errors=[0],!1;var s=c===r;if(!s)break}if(s){let _=o.length,y;if(_>1){let c={};for(;_--;){let p=o[_];if(typeof p==
"string"){if(typeof c[p]=="number"){return y=c[p],W.errors=[0],!1;break}c[p]=_}}}}}}else return W.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.path!==void 0&&
t.call(e,"path")){let o=r;br(e.path,0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var f=o===r}else var f=!0}}}else return W.errors=[0],!1;return W.errors=
i,r===0}function We(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.name===void 0||!t.call(e,"name"))&&(f="name"))return We.
errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="name"||o==="when"||o==="shorthand"||o==="body"||o==="fill"||o==="forward"||o==="billing"||o==="crea\
tes_task")){return We.errors=[0],!1;break}if(n===r){let o;if(e.creates_task!==void 0&&t.call(e,"creates_task")&&(e.billing===void 0||!t.call(e,"billing"))&&(o="\
billing"))return We.errors=[0],!1;if(e.name!==void 0&&t.call(e,"name")){let l=r;a(e.name,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&t.call(e,"when")){let l=r;de(e.when,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&t.call(e,"shorthand")){let l=r;K(e.shorthand,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
body!==void 0&&t.call(e,"body")){let l=r;ye(e.body,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
t.call(e,"fill")){let l=r;a(e.fill,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&t.call(e,"forw\
ard")){let l=r;W(e.forward,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&t.call(e,"billing")){let l=r;
a(e.billing,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&t.call(e,"creates_task")){let l=r;
a(e.creates_task,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return We.errors=[0],!1;return We.errors=i,r===0}function $r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="time"||n==="bytes")){return $r.
errors=[0],!1;break}if(f===r){if(e.time!==void 0&&t.call(e,"time")){let n=r;b(e.time,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.bytes!==void 0&&t.call(e,"bytes")){let n=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0}}else return $r.
errors=[0],!1;return $r.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Se.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="branch"||n==="hold"||n==="error")){return Se.errors=[0],!1;break}if(f===r){if(e.branch!==void 0&&t.call(e,"branch")){let n=r;a(e.branch,0)||(i=
i===null?a.errors:i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.hold!==void 0&&t.call(e,"hold")){let n=r;pe(e.hold,0)||(i=i===null?pe.errors:
i.concat(pe.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.error!==void 0&&t.call(e,"error")){let n=e.error,o=r;if(typeof n!="string")return Se.errors=
[0],!1;if(!(n==="invalid_request"||n==="unsupported_media_type"||n==="body_too_large"||n==="unauthenticated"||n==="insufficient_funds"||n==="model_not_found"||n===
"task_not_found"||n==="resource_not_found"||n==="route_not_found"||n==="method_not_allowed"||n==="conflict"||n==="idempotency_mismatch"||n==="request_timeout"||
n==="upstream_failed"||n==="upstream_timeout"||n==="upstream_off"||n==="overloaded"||n==="internal"))return Se.errors=[0],!1;var s=o===r}else var s=!0}}}}else return Se.
errors=[0],!1;return Se.errors=i,r===0}function U(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.name===void 0||!t.call(e,"\
name"))&&(u="name")||(e.expect===void 0||!t.call(e,"expect"))&&(u="expect"))return U.errors=[0],!1;{let _=r;for(let y of Object.keys(e))if(!(y==="name"||y==="bo\
dy"||y==="headers"||y==="params"||y==="expect")){return U.errors=[0],!1;break}if(_===r){if(e.name!==void 0&&t.call(e,"name")){let y=e.name,c=r;if(r===c)if(typeof y==
"string"){if(M(y)<1)return U.errors=[0],!1}else return U.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&t.call(e,"body")){let y=r;D(e.body,0)||
(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=y===r}else var s=!0;if(s){if(e.headers!==void 0&&t.call(e,"headers")){let y=e.headers,c=r;if(r===c)if(y&&
typeof y=="object"&&!Array.isArray(y)){for(let d of Object.keys(y)){let m=r;q(d,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var f=m===r;if(!f){return i===
null?i=[0]:i.push(0),r++,U.errors=i,!1;break}}if(f)for(let d of Object.keys(y)){let m=r;if(typeof y[d]!="string")return U.errors=[0],!1;var n=m===r;if(!n)break}}else
return U.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.params!==void 0&&t.call(e,"params")){let y=e.params,c=r;if(r===c)if(y&&typeof y=="object"&&!Array.isArray(
y)){for(let d of Object.keys(y)){let m=r;a(d,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var o=m===r;if(!o){return i===null?i=[0]:i.push(0),r++,U.errors=
i,!1;break}}if(o)for(let d of Object.keys(y)){let m=r;if(typeof y[d]!="string")return U.errors=[0],!1;var l=m===r;if(!l)break}}else return U.errors=[0],!1;var s=c===
r}else var s=!0;if(s)if(e.expect!==void 0&&t.call(e,"expect")){let y=r;Se(e.expect,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=y===r}else var s=!0}}}}}}else
return U.errors=[0],!1;return U.errors=i,r===0}function Z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if((e.match===void 0||!t.
call(e,"match"))&&(c="match"))return Z.errors=[0],!1;{let p=r;for(let d of Object.keys(e))if(!t.call(_i.properties,d)){return Z.errors=[0],!1;break}if(p===r){let d;
if(e.creates_task!==void 0&&t.call(e,"creates_task")&&(e.billing===void 0||!t.call(e,"billing"))&&(d="billing"))return Z.errors=[0],!1;if(e.interface!==void 0&&
t.call(e,"interface")){let m=r;a(e.interface,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.match!==void 0&&t.call(
e,"match")){let m=r;hr(e.match,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.body_limit!==void 0&&t.call(e,"bod\
y_limit")){let m=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.model!==void 0&&t.call(e,"model")){
let m=r;fe(e.model,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.upstream!==void 0&&t.call(e,"upstream")){let m=r;
a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.catalogue!==void 0&&t.call(e,"catalogue")){let m=r;a(e.
catalogue,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.task!==void 0&&t.call(e,"task")){let m=r;be(e.task,0)||(i=
i===null?be.errors:i.concat(be.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&t.call(e,"requires_owner")){let m=e.requires_owner,
v=r;if(r===v)if(Array.isArray(m)){var f=!0;let V=m.length;for(let x=0;x<V;x++){let R=r;xe(m[x],0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var f=R===
r;if(!f)break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&t.call(e,"creates_resource")){let m=e.creates_resource,
v=r;if(r===v)if(Array.isArray(m)){var n=!0;let V=m.length;for(let x=0;x<V;x++){let R=r;Ne(m[x],0)||(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);var n=R===
r;if(!n)break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&t.call(e,"removes_resource")){let m=e.removes_resource,
v=r;if(r===v)if(Array.isArray(m)){var o=!0;let V=m.length;for(let x=0;x<V;x++){let R=r;fr(m[x],0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var o=R===
r;if(!o)break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.resources!==void 0&&t.call(e,"resources")){let m=r;Be(e.resources,0)||(i=i===null?
Be.errors:i.concat(Be.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.facts!==void 0&&t.call(e,"facts")){let m=e.facts,v=r;if(r===v)if(m&&typeof m=="ob\
ject"&&!Array.isArray(m)){for(let V of Object.keys(m)){let x=r;a(V,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var l=x===r;if(!l){return i===null?i=
[0]:i.push(0),r++,Z.errors=i,!1;break}}if(l)for(let V of Object.keys(m)){let x=r;T(m[V],0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var u=x===r;if(!u)
break}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.branches!==void 0&&t.call(e,"branches")){let m=e.branches,v=r;if(r===v)if(Array.isArray(
m)){if(m.length<1)return Z.errors=[0],!1;{var _=!0;let V=m.length;for(let x=0;x<V;x++){let R=r;We(m[x],0)||(i=i===null?We.errors:i.concat(We.errors),r=i.length);
var _=R===r;if(!_)break}}}else return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.shorthand!==void 0&&t.call(e,"shorthand")){let m=r;K(e.shorthand,0)||
(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.body!==void 0&&t.call(e,"body")){let m=r;ye(e.body,0)||(i=i===null?ye.errors:
i.concat(ye.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.fill!==void 0&&t.call(e,"fill")){let m=r;a(e.fill,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=m===r}else var s=!0;if(s){if(e.forward!==void 0&&t.call(e,"forward")){let m=r;W(e.forward,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);
var s=m===r}else var s=!0;if(s){if(e.billing!==void 0&&t.call(e,"billing")){let m=r;a(e.billing,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.creates_task!==void 0&&t.call(e,"creates_task")){let m=r;a(e.creates_task,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.on_abort!==void 0&&t.call(e,"on_abort")){let m=e.on_abort,v=r;if(typeof m!="string")return Z.errors=[0],!1;if(!(m==="cancel"||m==="dr\
ain"))return Z.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.drain!==void 0&&t.call(e,"drain")){let m=r;$r(e.drain,0)||(i=i===null?$r.errors:i.concat($r.errors),
r=i.length);var s=m===r}else var s=!0;if(s){if(e.examples!==void 0&&t.call(e,"examples")){let m=e.examples,v=r;if(r===v)if(Array.isArray(m)){var y=!0;let V=m.length;
for(let x=0;x<V;x++){let R=r;U(m[x],0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var y=R===r;if(!y)break}}else return Z.errors=[0],!1;var s=v===r}else
var s=!0;if(s){if(Q({model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","fill","forward","bi\
lling","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill","forward","on_abort",
"drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},e).length!==0)return Z.errors=[0],!1;if(Ir({branches:["shortha\
nd","body","fill","forward","billing","creates_task"]},e).length!==0)return Z.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}else return Z.errors=[0],!1;return Z.errors=
i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!t.call(e,"prefix"))&&(f="prefix")||(e.upstream===
void 0||!t.call(e,"upstream"))&&(f="upstream"))return ur.errors=[0],!1;{let n=r;for(let o of Object.keys(e))if(!(o==="prefix"||o==="upstream"||o==="interface")){
return ur.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&t.call(e,"prefix")){let o=r;Ce(e.prefix,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);
var s=o===r}else var s=!0;if(s){if(e.upstream!==void 0&&t.call(e,"upstream")){let o=r;a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===
r}else var s=!0;if(s)if(e.interface!==void 0&&t.call(e,"interface")){let o=r;a(e.interface,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=o===r}else
var s=!0}}}}else return ur.errors=[0],!1;return ur.errors=i,r===0}function O(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let Je;if((e.
version===void 0||!t.call(e,"version"))&&(Je="version")||(e.store===void 0||!t.call(e,"store"))&&(Je="store")||(e.currency===void 0||!t.call(e,"currency"))&&(Je=
"currency")||(e.upstreams===void 0||!t.call(e,"upstreams"))&&(Je="upstreams")||(e.envelopes===void 0||!t.call(e,"envelopes"))&&(Je="envelopes")||(e.interfaces===
void 0||!t.call(e,"interfaces"))&&(Je="interfaces")||(e.routes===void 0||!t.call(e,"routes"))&&(Je="routes"))return O.errors=[0],!1;{let Ur=r;for(let h of Object.
keys(e))if(!t.call(Wr.properties,h)){return O.errors=[0],!1;break}if(Ur===r){if(e.version!==void 0&&t.call(e,"version")){let h=r;if(e.version!==1)return O.errors=
[0],!1;var s=h===r}else var s=!0;if(s){if(e.server!==void 0&&t.call(e,"server")){let h=r;pr(e.server,0)||(i=i===null?pr.errors:i.concat(pr.errors),r=i.length);var s=h===
r}else var s=!0;if(s){if(e.store!==void 0&&t.call(e,"store")){let h=r;er(e.store,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=h===r}else var s=!0;
if(s){if(e.settle!==void 0&&t.call(e,"settle")){let h=r;Ie(e.settle,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.
media!==void 0&&t.call(e,"media")){let h=r;mr(e.media,0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.currency!==
void 0&&t.call(e,"currency")){let h=r;Fe(e.currency,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.upstreams!==void 0&&
t.call(e,"upstreams")){let h=e.upstreams,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var f=A===r;if(!f){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(f)for(let j of Object.keys(h)){let A=r;C(h[j],0)||
(i=i===null?C.errors:i.concat(C.errors),r=i.length);var n=A===r;if(!n)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.prices!==void 0&&t.
call(e,"prices")){let h=e.prices,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var o=A===r;if(!o){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(o)for(let j of Object.keys(h)){let A=r;Re(h[j],0)||(i=i===null?
Re.errors:i.concat(Re.errors),r=i.length);var l=A===r;if(!l)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.models!==void 0&&t.call(e,"m\
odels")){let h=e.models,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;me(j,0)||(i=i===null?me.errors:i.concat(me.
errors),r=i.length);var u=A===r;if(!u){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(u)for(let j of Object.keys(h)){let A=r;B(h[j],0)||(i=i===null?
B.errors:i.concat(B.errors),r=i.length);var _=A===r;if(!_)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.envelopes!==void 0&&t.call(e,"\
envelopes")){let h=e.envelopes,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var y=A===r;if(!y){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(y)for(let j of Object.keys(h)){let A=r;qe(h[j],0)||(i=i===null?
qe.errors:i.concat(qe.errors),r=i.length);var c=A===r;if(!c)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.interfaces!==void 0&&t.call(
e,"interfaces")){let h=e.interfaces,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var p=A===r;if(!p){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(p)for(let j of Object.keys(h)){let A=r;ce(h[j],0)||
(i=i===null?ce.errors:i.concat(ce.errors),r=i.length);var d=A===r;if(!d)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.billing!==void 0&&
t.call(e,"billing")){let h=e.billing,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var m=A===r;if(!m){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(m)for(let j of Object.keys(h)){let A=r;X(h[j],0)||
(i=i===null?X.errors:i.concat(X.errors),r=i.length);var v=A===r;if(!v)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.tasks!==void 0&&t.
call(e,"tasks")){let h=e.tasks,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var P=A===r;if(!P){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(P)for(let j of Object.keys(h)){let A=r;ge(h[j],0)||(i=i===null?
ge.errors:i.concat(ge.errors),r=i.length);var V=A===r;if(!V)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.fills!==void 0&&t.call(e,"fi\
lls")){let h=e.fills,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var x=A===r;if(!x){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(x)for(let j of Object.keys(h)){let A=r;le(h[j],0)||(i=i===null?le.errors:
i.concat(le.errors),r=i.length);var R=A===r;if(!R)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.catalogues!==void 0&&t.call(e,"catalog\
ues")){let h=e.catalogues,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(a.
errors),r=i.length);var jr=A===r;if(!jr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(jr)for(let j of Object.keys(h)){let A=r;Ke(h[j],0)||(i=i===
null?Ke.errors:i.concat(Ke.errors),r=i.length);var Dr=A===r;if(!Dr)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s){if(e.routes!==void 0&&t.call(
e,"routes")){let h=e.routes,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var Or=A===r;if(!Or){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(Or)for(let j of Object.keys(h)){let A=r;Z(h[j],0)||(i=i===
null?Z.errors:i.concat(Z.errors),r=i.length);var Vr=A===r;if(!Vr)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0;if(s)if(e.mounts!==void 0&&t.call(
e,"mounts")){let h=e.mounts,N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let j of Object.keys(h)){let A=r;a(j,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var Er=A===r;if(!Er){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(Er)for(let j of Object.keys(h)){let A=r;ur(h[j],0)||(i=i===
null?ur.errors:i.concat(ur.errors),r=i.length);var Hr=A===r;if(!Hr)break}}else return O.errors=[0],!1;var s=N===r}else var s=!0}}}}}}}}}}}}}}}}}}else return O.errors=
[0],!1;return O.errors=i,r===0}export{Pi as fitsSchema};
